/** T-04: how many parameters of a query are looked at. */
export const MOST_PARAMETERS = 1000;

export interface Campaigns {
  /** Parameter `int`, in just these letters. */
  readonly internal: string;
  /** Parameter `ext`, in any letters. */
  readonly external: string;
}

/** § 7: the campaigns that a page's query names; of several the first counts. */
export function campaignsOf(search: string): Campaigns {
  let internal = '';
  let external = '';
  let seen = 0;
  for (const [name, value] of new URLSearchParams(search)) {
    if (++seen > MOST_PARAMETERS) break;
    if (name === 'int') internal ||= value;
    if (name.toLowerCase() === 'ext') external ||= value;
  }
  return { internal, external };
}
