/** T-04, § 9: how many parameters of a query are looked at. */
export const MAX_PARAMETERS = 1000;

/** The first value that is not empty among the parameters whose name is meant; empty when there is none. */
export function queryParameter(search: string, isMeant: (name: string) => boolean): string {
  let seen = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if (++seen > MAX_PARAMETERS) break;
    if (value && isMeant(name)) return value;
  }
  return '';
}

/** § 7: parameter `int`, in just these letters. */
export const internalCampaign = (search: string): string => queryParameter(search, (name) => name === 'int');

/** § 7: parameter `ext`, in any letters. */
export const externalCampaign = (search: string): string => queryParameter(search, (name) => /^ext$/i.test(name));
