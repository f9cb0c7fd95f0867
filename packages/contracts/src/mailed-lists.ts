/** Lists of work that are sent by mail like figures, by their screen. */
import { hasRole, type StaffRole } from './staff.ts';

interface ListScreen {
  /** Below the studio's address; `:id` stands for what the list is of. */
  path: string;
  /** Least role that reads the screen: others neither order nor receive its mail. */
  role: StaffRole;
}

export const MAILED_LISTS = {
  advertising: { path: '/anuncis/fitxers', role: 'analyst' },
  alerts: { path: '/alertes', role: 'analyst' },
  audit: { path: '/auditoria', role: 'administrator' },
  experiments: { path: '/experiments', role: 'analyst' },
  parallelRun: { path: '/en-paral-lel', role: 'analyst' },
  privacy: { path: '/privadesa', role: 'administrator' },
  results: { path: '/experiments/:id/resultats', role: 'analyst' },
  rejected: { path: '/rebutjats', role: 'analyst' },
  staff: { path: '/equip', role: 'administrator' },
  tag: { path: '/etiqueta', role: 'analyst' },
  tokens: { path: '/tokens', role: 'administrator' },
} as const satisfies Readonly<Record<string, ListScreen>>;
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
  const lists = Object.keys(MAILED_LISTS) as MailedList[]; // cast: its own keys
  return lists.find((list) => isPathOf(MAILED_LISTS[list].path, stepsOf(path))) ?? null;
}

/** What a list is of: an experiment's id; null of a list without. @param path with its query, if any */
export function subjectOf(path: string): string | null {
  const list = mailedListOf(path);
  const place = list === null ? -1 : stepsOf(MAILED_LISTS[list].path).indexOf(ID);
  return stepsOf(path)[place] ?? null;
}

const ID = ':id';
const stepsOf = (path: string): string[] => (path.split('?')[0] ?? '').split('/');
const isPathOf = (path: string, steps: readonly string[]): boolean => {
  const wanted = stepsOf(path);
  return wanted.length === steps.length && wanted.every((step, i) => step === ID || step === steps[i]);
};

/** Whether a person with the role may order or receive the mail of a view. @param path with its query, if any */
export function mayReadMailed(path: string, role: StaffRole): boolean {
  const list = mailedListOf(path);
  return list === null || hasRole(role, MAILED_LISTS[list].role);
}
