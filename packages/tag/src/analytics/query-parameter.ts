/** T-04, § 9: number of query parameters that are read. */
export const MAX_PARAMETERS = 1000;

/** First non-empty value of the matching parameters; empty without one. */
export function queryParameter(search: string, isMeant: (name: string) => boolean): string {
  let seen = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if (++seen > MAX_PARAMETERS) break;
    if (value && isMeant(name)) return value;
  }
  return '';
}

/** § 7: parameter `int`, case-sensitive. */
export const internalCampaign = (search: string): string => queryParameter(search, (name) => name === 'int');

/** § 7: parameter `ext`, case-insensitive. */
export const externalCampaign = (search: string): string => queryParameter(search, (name) => /^ext$/i.test(name));
