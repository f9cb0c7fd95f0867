/** Part of the session: what goes wrong, and what is said of it (§ 5, § 8). Fetched when first needed (`parts.ts`). */
import type { Failure } from './call-table.ts';
import { collect, release } from './reports.ts';
import type { Draft, SessionDraft } from './session-state.ts';
import { badValue, type TextCode, texts } from './session-texts.ts';

export function tell(s: Draft, level: 'error' | 'warn', code: TextCode, ...details: readonly unknown[]): void {
  const text = (texts[code] as (...details: readonly unknown[]) => string)(...details); // cast: TS cannot pair a code with its details here
  s.outputs.push({ type: 'log', level, text });
}

/**
 * A bad value inside a valid object: nothing more is sent in this session. In the middle of one, a single error
 * report says why; the analytics side finds a bad ad as well, and a bad ad length alone.
 */
export function failBy(s: SessionDraft, { where, name, kind }: Failure): void {
  const detail = badValue(name, kind);
  const isOfAd = where.startsWith('ad');
  if (isOfAd) tell(s, 'error', 'badInAnalytics', detail);
  if (where !== 'adLength') {
    tell(s, 'error', 'badInContext', detail);
    if (isOfAd) tell(s, 'error', 'bad', detail);
    else tell(s, 'error', 'heartbeatError');
    if (where !== 'start') {
      collect(s, 'error', {
        assetType: 'main',
        playheadS: 0,
        errorId: `Invalid input data|${detail}`,
        errorSource: 'sourceErrorHeartbeat',
      });
    }
  }
  tell(s, 'error', 'bad', detail);
  s.hasFailed = true;
  s.hasAnalyticsFailed ||= where !== 'chapter';
  s.open = null;
  release(s);
}
