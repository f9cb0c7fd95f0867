/** A more distant name is no useful suggestion. */
const FURTHEST = 0.6;
/** Characters; longer input resembles no name. */
const LONGEST = 80;

/** The name with the smallest edit distance, or null when none is close. Pure. */
export function nearestName(given: string, names: readonly string[]): string | null {
  if (given.length > LONGEST) return null;
  const wanted = given.toLowerCase();
  let best: { name: string; cost: number } | null = null;
  for (const name of names) {
    const cost = changes(wanted, name.toLowerCase()) / Math.max(wanted.length, name.length, 1);
    if (cost <= FURTHEST && (best === null || cost < best.cost)) best = { name, cost };
  }
  return best?.name ?? null;
}

/** Levenshtein distance. */
function changes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
