/** Part of the session: what goes wrong, and what is said of it (§ 5, § 8). Fetched when first needed (`parts.ts`). */
import type { Failure } from './call-table.ts';
import { collect, release } from './heartbeats.ts';
import { MediaObjectKey } from './media-options.ts';
import type { Call } from './session-inputs.ts';
import { become, type Draft, type SessionDraft } from './session-state.ts';
import { badValue, type Refusal, type TextCode, texts } from './session-texts.ts';

export function log(s: Draft, level: 'error' | 'warn', code: TextCode, ...details: readonly unknown[]): void {
  const text = (texts[code] as (...details: readonly unknown[]) => string)(...details); // cast: TS cannot pair a code with its details here
  s.now.outputs.push({ type: 'log', level, text });
}

/** Logs why a call is refused; an object of ours that somebody has emptied is named first (§ 5). */
export function refuse(s: Draft, call: Call, why: Refusal, info: unknown): void {
  if (info === null) log(s, 'error', 'bad', 'Data cannot be null');
  log(s, 'error', 'refused', call, why);
}

const KNOWN_KEYS: readonly string[] = Object.values(MediaObjectKey);

/** § 5: what nobody will read, and a media type that is tracked as video, as the incumbent's client does. */
export function checkObject(s: Draft, options: object, info: object): void {
  for (const key of Object.keys(options)) if (!KNOWN_KEYS.includes(key)) log(s, 'warn', 'unknownParameter', key);
  const type = 'mediaType' in info && info.mediaType;
  if (typeof type === 'string' && type && !/^(audio|video)$/.test(type)) log(s, 'warn', 'mediaType', type);
}

/**
 * A bad value inside a valid object: nothing more is sent in this session. In the middle of one, a single error
 * report says why; the analytics side finds a bad ad as well, and a bad ad length alone.
 */
export function failBy(s: SessionDraft, { where, name, values, kinds }: Failure): void {
  const detail = badValue(name, kinds[name], values[name as keyof typeof values]); // cast: one of them
  const isOfAd = where.startsWith('ad');
  if (isOfAd) log(s, 'error', 'badInAnalytics', detail);
  if (where !== 'adLength') {
    log(s, 'error', 'badInContext', detail);
    if (isOfAd) log(s, 'error', 'bad', detail);
    else log(s, 'error', 'heartbeatError');
    if (where !== 'start') {
      collect(s, 'error', {
        assetType: 'main',
        playheadS: 0,
        errorId: `Invalid input data|${detail}`,
        errorSource: 'sourceErrorHeartbeat',
      });
    }
  }
  log(s, 'error', 'bad', detail);
  become(s, { at: 'failed', open: null, failing: where === 'chapter' ? 'heartbeats' : 'analytics' });
  release(s);
}
