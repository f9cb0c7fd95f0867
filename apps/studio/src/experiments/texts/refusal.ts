/** The server's refusals about activities, in the studio's words. Pure. */
import type { RequestError } from '../../api/request.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

type Words = ScreenMessages['experiments']['refused'];

/** Null for general failures: no network, a server error. */
export function refusalText(
  error: RequestError,
  words: Words,
  percent: (basisPoints: number) => string,
): string | null {
  if (error.kind !== 'refused') return null;
  if (error.code === 'notAllowed') return words.notAllowed;
  const [, kind] = /^activity\.(\w+)$/.exec(error.code) ?? [];
  const { group = '', left = 0, selector = '', url = '', why = '' } = error.detail ?? {};
  switch (kind) {
    case 'groupFull':
      return words.groupFull(String(group), percent(Number(left)));
    case 'emptyHtml':
      return words.emptyHtml(String(selector));
    case 'redirect':
      return (why === 'loop' ? words.redirectLoop : words.redirectOutside)(String(url));
    case 'unknown':
    case 'stale':
    case 'closed':
    case 'state':
    case 'measured':
    case 'expired':
    case 'secondPerson':
    case 'guarded':
    case 'scripts':
    case 'unreadable':
      return words[kind];
    default:
      return null;
  }
}
