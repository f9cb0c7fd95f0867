/** Macros in addresses of ad servers (VAST 4.2 § 6): `[NAME]`, also percent-encoded. */

export type MacroValues = Readonly<Record<string, string | number>>;

/** A macro without a value becomes -1 («unknown») as the standard requires; other brackets stay. */
export function withMacros(address: string, values: MacroValues): string {
  return address.replace(/(?:\[|%5B)([A-Z_]{3,30})(?:\]|%5D)/g, (_, name: string) =>
    encodeURIComponent(Object.hasOwn(values, name) ? String(values[name]) : '-1'),
  );
}

/** Macros available in every address. @param random in [0, 1) */
export const commonMacros = (nowMs: number, random: number): MacroValues => ({
  TIMESTAMP: new Date(nowMs).toISOString(),
  CACHEBUSTING: String(Math.floor(random * 1e8)).padStart(8, '0'),
  PLAYERCAPABILITIES: 'skip,mute',
  SERVERSIDE: 2,
  VASTVERSIONS: '2,3,5,6,7,8,11,12,13,14',
  REGULATIONS: 'gdpr',
  LIMITADTRACKING: 1,
});
