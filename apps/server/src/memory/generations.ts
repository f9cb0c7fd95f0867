/**
 * Values by name in two generations of at most `most` names each. When the young one is full, it becomes the old one,
 * and the old one is forgotten.
 */
export interface Generations<Value> {
  /** Begins a generation if the young one is full or held for longer than `knownMs`. */
  age(nowMs: number): void;
  /** Undefined if unknown. */
  find(name: string): Value | undefined;
  /** The same; its value is held as long as a new one. */
  renew(name: string): Value | undefined;
  /** To the young generation, full or not. */
  add(name: string, value: Value): Value;
}

/** @param knownMs shortest time for which a name stays known; at most twice as long */
export function createGenerations<Value>(most: number, knownMs = Number.POSITIVE_INFINITY): Generations<Value> {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let sinceMs = 0;
  const add = (name: string, value: Value) => {
    young.set(name, value);
    return value;
  };
  return {
    age(nowMs) {
      if (young.size < most && Math.abs(nowMs - sinceMs) <= knownMs) return;
      old = Math.abs(nowMs - sinceMs) > 2 * knownMs ? new Map() : young;
      young = new Map();
      sinceMs = nowMs;
    },
    find: (name) => young.get(name) ?? old.get(name),
    renew(name) {
      const known = young.get(name);
      if (known !== undefined) return known;
      const before = old.get(name);
      return before === undefined ? undefined : add(name, before);
    },
    add,
  };
}
