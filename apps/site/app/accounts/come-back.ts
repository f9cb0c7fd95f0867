/** Who is asked to sign in comes back to where that was, and finds done what it was for. */
import type { SavedChange } from '@sintonia/contracts';
import { safeBack } from '../consent/read-form.ts';
import { ACCOUNT } from '../visitor/account-paths.ts';

export interface ComeBack {
  /** Path of this site. */
  back: string;
  /** `episode-1001`, as it stands in addresses and forms; empty for nothing. */
  saving: string;
}

type Fields = Pick<URLSearchParams | FormData, 'get'>;

export function readComeBack(fields: Fields): ComeBack {
  const saving = fields.get('desa');
  const back = safeBack(fields.get('tornada'));
  return {
    back: back === '/' ? ACCOUNT : back,
    saving: typeof saving === 'string' && /^(?:episode|story)-\d{1,12}$/.test(saving) ? saving : '',
  };
}

/** @param isSaved false takes it off the list again */
export function savedChange(saving: string, isSaved: boolean, now: Date): SavedChange | null {
  const [kind, id] = saving.split('-');
  if (kind !== 'episode' && kind !== 'story') return null;
  return { kind, id: Number(id), isSaved, atMs: now.getTime() };
}

export function withComeBack(path: string, { back, saving }: ComeBack): string {
  const query = new URLSearchParams();
  if (back !== ACCOUNT) query.set('tornada', back);
  if (saving) query.set('desa', saving);
  return query.size > 0 ? `${path}?${query}` : path;
}
