/**
 * Takes the key that came by mail out of the address before anything reads it: whoever sees what is measured could open
 * somebody's account with it. The page itself has it from the server.
 */
export function hideKey({ location, history }: Pick<Window, 'location' | 'history'>): void {
  if (location.search.includes('clau=')) history.replaceState(history.state, '', location.pathname);
}
