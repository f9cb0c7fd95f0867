/** Part of the day that an hour belongs to, for `dayPart`. */
export function dayPartOf(hour: number): string {
  if (hour < 6) return 'matinada';
  if (hour < 13) return 'matí';
  if (hour < 16) return 'migdia';
  return hour < 20 ? 'tarda' : 'nit';
}
