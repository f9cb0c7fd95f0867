/**
 * Lists of work that are sent by mail like figures, each by the path of its screen below the studio's address. What
 * only administrators read is not among them: a mail can be forwarded.
 */
export const MAILED_LISTS = {
  alerts: '/alertes',
  experiments: '/experiments',
  parallelRun: '/en-paral-lel',
  rejected: '/rebutjats',
} as const;
export type MailedList = keyof typeof MAILED_LISTS;

/** Whether a view can be sent by mail: it has figures, or is one of the lists. */
export const canBeMailed = ({
  query,
  analysis,
  path,
}: {
  query?: unknown;
  analysis?: unknown;
  path: string;
}): boolean => Boolean(query || analysis || mailedListOf(path));

/** The list that a saved view shows; null for any other view. @param path with its query, if any */
export function mailedListOf(path: string): MailedList | null {
  const [pathname] = path.split('?');
  const lists = Object.keys(MAILED_LISTS) as MailedList[]; // cast: its own keys
  return lists.find((list) => MAILED_LISTS[list] === pathname) ?? null;
}
