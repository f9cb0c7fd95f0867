/** Count of each reason, most frequent first, then by name. */
export function countReasons(rows: readonly { reason: string }[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));
}
