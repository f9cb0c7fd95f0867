/** Appends to an ordered map; above `most` entries the oldest is removed. */
export function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  const [first] = memory.keys();
  if (memory.size > most && first !== undefined) memory.delete(first);
}
