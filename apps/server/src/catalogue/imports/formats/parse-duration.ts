/** `3725`, `62:05`, `1:02:05` → seconds; 0 for anything else. */
export function parseDuration(text: string): number {
  const parts = text.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}(?:\.\d+)?$/.test(part))) return 0;
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0));
}
