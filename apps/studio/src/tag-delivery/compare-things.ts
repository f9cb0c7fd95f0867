/** What differs between two lists of named things, such as the rules of two versions. Pure. */

/** A fact has several values in their order: the events of a rule, one scope. */
export interface Thing {
  readonly name: string;
  readonly facts: Readonly<Record<string, readonly string[]>>;
}

/** All values of a fact that differs in a value or in their order. */
export interface FactChange {
  readonly fact: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export type ThingChange =
  | { readonly kind: 'added' | 'removed'; readonly thing: Thing }
  | { readonly kind: 'changed'; readonly name: string; readonly changes: readonly FactChange[] };

const isEqual = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);

const valuesOf = ({ facts }: Thing, fact: string) => (Object.hasOwn(facts, fact) ? (facts[fact] ?? []) : []);

/** Names may repeat: the second of a name is compared with the second. */
function byName(things: readonly Thing[]): Map<string, Thing> {
  const named = new Map<string, Thing>();
  for (const thing of things) {
    let nth = 0;
    while (named.has(`${thing.name}\0${nth}`)) nth += 1;
    named.set(`${thing.name}\0${nth}`, thing);
  }
  return named;
}

/** In the order of the second list, then what was removed. Equal things are left out. */
export function compareThings(before: readonly Thing[], after: readonly Thing[]): ThingChange[] {
  const [old, now] = [byName(before), byName(after)];
  const present = [...now].flatMap(([key, thing]): ThingChange[] => {
    const was = old.get(key);
    if (!was) return [{ kind: 'added', thing }];
    const facts = [...new Set([...Object.keys(was.facts), ...Object.keys(thing.facts)])];
    const changes = facts
      .map((fact) => ({ fact, before: valuesOf(was, fact), after: valuesOf(thing, fact) }))
      .filter((change) => !isEqual(change.before, change.after));
    return changes.length > 0 ? [{ kind: 'changed', name: thing.name, changes }] : [];
  });
  const removed = [...old].flatMap(([key, thing]): ThingChange[] => (now.has(key) ? [] : [{ kind: 'removed', thing }]));
  return [...present, ...removed];
}

/** A thing that runs at another place; its place is the thing before it, null for the first. */
export interface Moved {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The longest run of increasing positions: what did not move. */
function steady(positions: readonly number[]): Set<number> {
  const runs: number[][] = [];
  for (const position of positions) {
    const fitting = runs.filter((run) => (run.at(-1) ?? -1) < position);
    const longest = fitting.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, position]);
  }
  return new Set(runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []));
}

/** Things of both lists that have changed places among themselves, as few as explain the new order. */
export function movedThings(before: readonly Thing[], after: readonly Thing[]): Moved[] {
  const [old, now] = [byName(before), byName(after)];
  const [was, is] = [[...old.keys()].filter((key) => now.has(key)), [...now.keys()].filter((key) => old.has(key))];
  const kept = steady(is.map((key) => was.indexOf(key)));
  const nameBefore = (keys: readonly string[], key: string, things: Map<string, Thing>) =>
    things.get(keys[keys.indexOf(key) - 1] ?? '')?.name ?? null;
  return is
    .filter((key) => !kept.has(was.indexOf(key)))
    .map((key) => ({
      name: now.get(key)?.name ?? '',
      before: nameBefore(was, key, old),
      after: nameBefore(is, key, now),
    }));
}
