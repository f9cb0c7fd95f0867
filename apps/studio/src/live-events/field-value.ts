/** Values of fields as people read them: instants as dates, codes in words. Pure. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS } from '@sintonia/wire';
import { hitInstant, hitValueMeaning } from '@sintonia/wire/hit-words';
import type { Formats } from '../messages/formats.ts';
import type { Language } from '../messages/language-names.ts';

type Field = LiveEvent['fields'][number];

const HEARTBEAT_INSTANTS: ReadonlySet<string> = new Set([HEARTBEAT_FIELDS.atMs.key, HEARTBEAT_FIELDS.previousAtMs.key]);

function heartbeatInstant({ key, value }: Field): Date | null {
  return HEARTBEAT_INSTANTS.has(key) && /^\d{12,14}$/.test(value) ? new Date(Number(value)) : null;
}

/** The instant in the broadcaster's time, or `null` for a field without one. Never throws. */
export function fieldInstant(
  protocol: LiveEvent['protocol'],
  field: Field,
  formats: Pick<Formats, 'dateTime'>,
): string | null {
  const at = protocol === 'heartbeat' ? heartbeatInstant(field) : hitInstant(field.key, field.value);
  return at ? formats.dateTime(at) : null;
}

/** Words for the codes of heartbeats. */
export interface HeartbeatWords {
  events: Readonly<Record<string, string>>;
  assets: Readonly<Record<string, string>>;
}

/** A code in words; `null` where the value already is what people read. */
export function fieldWords(
  protocol: LiveEvent['protocol'],
  { key, value }: Field,
  language: Language,
  { events, assets }: HeartbeatWords,
): string | null {
  if (protocol === 'analytics') return hitValueMeaning(key, value)?.[language] ?? null;
  // Media starts name the same stream types.
  if (key === HEARTBEAT_FIELDS.streamType.key) return hitValueMeaning('c.a.contentType', value)?.[language] ?? null;
  const words = { [HEARTBEAT_FIELDS.eventType.key]: events, [HEARTBEAT_FIELDS.assetType.key]: assets }[key];
  return words && Object.hasOwn(words, value) ? (words[value] ?? null) : null;
}
