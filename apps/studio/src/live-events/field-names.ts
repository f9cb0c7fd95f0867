/** Label of a wire parameter in the studio's language: from the tables that encode and decode it. */
import type { LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS } from '@sintonia/wire';
import { contextLabel, customerLabel, hitLabel, type Meaning } from '@sintonia/wire/hit-words';
import type { Language } from '../messages/language-names.ts';

const HEARTBEAT_LABELS: ReadonlyMap<string, Meaning> = new Map(
  Object.values(HEARTBEAT_FIELDS).map(({ key, label, labelCa }) => [key, { ca: labelCa, en: label }]),
);
const METADATA = 's:meta:';
const CUSTOMER = 's:cuser:';

function heartbeatLabel(key: string): Meaning | null {
  if (key.startsWith(METADATA)) return contextLabel(key.slice(METADATA.length));
  if (key.startsWith(CUSTOMER)) return customerLabel(key);
  return HEARTBEAT_LABELS.get(key) ?? null;
}

/** Keys of the site's own, and keys newer than this studio, keep the server's label. */
export function fieldName(
  protocol: LiveEvent['protocol'],
  field: LiveEvent['fields'][number],
  language: Language,
): string {
  const label = protocol === 'heartbeat' ? heartbeatLabel(field.key) : hitLabel(field.key);
  return label?.[language] ?? field.label;
}
