/** The list with one item at another place; a place outside the list means its nearest end. Pure. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list.slice(from, from + 1);
  const rest = list.filter((_, at) => at !== from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), ...item, ...rest.slice(place)];
}
