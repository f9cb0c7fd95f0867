import type { Pair } from '../field-table.ts';

/** Props, eVars, hierarchies and lists, in their order under one number. */
const LETTERS = 'cvhl';
/** Highest number of each. */
const MOST = [75, 250, 5, 3];

/** A variable's name on the wire: prop `c1`, eVar `v1`, hierarchy `h1`, list `l1`. */
export type NumberedName = `${'c' | 'v' | 'h' | 'l'}${number}`;
export type Variables = Readonly<Record<NumberedName, string>>;

/** Sort rank of a variable; undefined for any other name. */
function rankOf(name: string): number | undefined {
  const [, letter = '', digits = ''] = /^([cvhl])([1-9]\d{0,2})$/.exec(name) ?? [];
  const kind = LETTERS.indexOf(letter);
  const number = Number(digits);
  return number > 0 && number <= (MOST[kind] ?? 0) ? number * LETTERS.length + kind : undefined;
}

export const isNumberedName = (name: string): name is NumberedName => rankOf(name) !== undefined;

/** Variables → pairs interleaved by number: `c1 v1 h1 l1 c2 v2 …`. Empty ones are left out. */
export const numberedPairs = (variables: Variables): Pair[] =>
  Object.entries(variables)
    .flatMap(([name, value]) => {
      const rank = rankOf(name);
      return rank && value ? [{ rank, pair: [name, value] as const }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ pair }) => pair);
