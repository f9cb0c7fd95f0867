import type { Pair } from '../field-table.ts';

/** Props, eVars, hierarchies and lists as the wire names them, with how many there are; the order is the wire's. */
const MOST: Readonly<Record<string, number>> = { c: 75, v: 250, h: 5, l: 3 };
const LETTERS = Object.keys(MOST);

/** A variable's name on the wire: prop `c1`, eVar `v1`, hierarchy `h1`, list `l1`. */
export type NumberedName = `${'c' | 'v' | 'h' | 'l'}${number}`;
export type Variables = Readonly<Record<NumberedName, string>>;

interface Place {
  readonly letter: string;
  readonly number: number;
}

function placeOf(name: string): Place | undefined {
  const [, letter = '', digits = ''] = /^([cvhl])([1-9]\d{0,2})$/.exec(name) ?? [];
  const number = Number(digits);
  return number >= 1 && number <= (MOST[letter] ?? 0) ? { letter, number } : undefined;
}

export const isNumberedName = (name: string): name is NumberedName => placeOf(name) !== undefined;

/** Variables → pairs interleaved by number: `c1 v1 h1 l1 c2 v2 …`. Empty ones are left out. */
export function numberedPairs(variables: Variables): Pair[] {
  const placed = Object.entries(variables).flatMap(([name, value]) => {
    const place = placeOf(name);
    return place && value ? [{ ...place, pair: [name, value] as const }] : [];
  });
  placed.sort((a, b) => a.number - b.number || LETTERS.indexOf(a.letter) - LETTERS.indexOf(b.letter));
  return placed.map(({ pair }) => pair);
}
