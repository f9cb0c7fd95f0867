/** Puts it in last; past `most` the one that was put in first goes. */
export function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  const [first] = memory.keys();
  if (memory.size > most && first !== undefined) memory.delete(first);
}
