/**
 * Removes the key of a mail link from the address before any script reads it: measured addresses could otherwise give
 * access to the account. The page receives the key from the server.
 */
export function hideKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (location.search.includes('clau=')) history.replaceState(history.state, '', location.pathname);
}
