/** Identifiers of a live event, shortened for staff who may not export or erase a visitor. Pure. */
import { FOLLOWED_CHARACTERS, type LiveEvent } from '@sintonia/contracts';
import { decodeValue, encodeValue } from '@sintonia/wire';

/** Parameters that identify a browser, in both protocols: a prefix is enough to follow it. */
const BROWSER = /^(?:mid|aid|fid|vid|s:user:(?:mid|aid|id))$/;
/** Parameters that identify a person to the broadcaster. */
const PERSON = /^(?:cid\..+\.id|s:cuser:.+\.id)$/;
/** Shorter values occur by chance in other text. */
const MIN_REPLACED_LENGTH = FOLLOWED_CHARACTERS;

const HIDDEN = '…';

/** The shortened value of a parameter; unchanged if it identifies nobody. */
function hidden(key: string, value: string): string {
  if (PERSON.test(key)) return HIDDEN;
  if (!BROWSER.test(key)) return value;
  return value.length > FOLLOWED_CHARACTERS ? value.slice(0, FOLLOWED_CHARACTERS) + HIDDEN : HIDDEN;
}

/** The same event without complete identifiers: neither in their own fields, nor in others or in the request. */
export function withoutIdentifiers(event: LiveEvent): LiveEvent {
  const long = event.fields
    .map(({ key, value }) => ({ whole: value, part: hidden(key, value) }))
    .filter(({ whole, part }) => part !== whole && whole.length >= MIN_REPLACED_LENGTH)
    .sort((a, b) => b.whole.length - a.whole.length);
  const hide = (text: string): string =>
    long.reduce(
      (kept, { whole, part }) => kept.replaceAll(whole, part).replaceAll(encodeValue(whole), encodeValue(part)),
      text,
    );
  return {
    ...event,
    fields: event.fields.map((field) => ({ ...field, value: hide(hidden(field.key, field.value)) })),
    raw: hide(hidePairs(event.raw)),
  };
}

/**
 * A request whose own identifier parameters are shortened, whatever their length. Customer ids are nested in a hit:
 * `cid.&userid.&id=…&userid.&.cid`.
 */
function hidePairs(raw: string): string {
  const query = raw.indexOf('?') + 1;
  let isInCustomers = false;
  const pairs = raw.slice(query).split('&');
  const shown = pairs.map((pair) => {
    if (pair === 'cid.') isInCustomers = true;
    if (pair === '.cid') isInCustomers = false;
    const equals = pair.indexOf('=');
    if (equals <= 0) return pair;
    const name = pair.slice(0, equals);
    if (isInCustomers && name === 'id') return `id=${HIDDEN}`;
    return `${name}=${hidden(decodeValue(name), pair.slice(equals + 1))}`;
  });
  return raw.slice(0, query) + shown.join('&');
}
