/** Session part for errors and their log texts (§ 5, § 8). Loaded on first use (`parts.ts`). */
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

/** Logs why a call is refused. If the info of a media object was set to null, logs that first (§ 5). */
export function refuse(s: Draft, call: Call, why: Refusal, info: unknown): void {
  if (info === null) log(s, 'error', 'bad', 'Data cannot be null');
  log(s, 'error', 'refused', call, why);
}

const KNOWN_KEYS: readonly string[] = Object.values(MediaObjectKey);

/** § 5: warns of unknown parameters, and of a media type that is tracked as video, like the incumbent's client. */
export function checkObject(s: Draft, options: object, info: object): void {
  for (const key of Object.keys(options)) if (!KNOWN_KEYS.includes(key)) log(s, 'warn', 'unknownParameter', key);
  const type = 'mediaType' in info && info.mediaType;
  if (typeof type === 'string' && type && !/^(audio|video)$/.test(type)) log(s, 'warn', 'mediaType', type);
}

/**
 * An unusable value inside a valid object: the session sends nothing more. In an active session, one error heartbeat
 * states the reason. Analytics also checks the ad, and is the only one that checks its length.
 */
export function failBy(s: SessionDraft, { where, name, values, kinds }: Failure): void {
  const detail = badValue(name, kinds[name], values[name as keyof typeof values]); // cast: name is one of the keys
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
