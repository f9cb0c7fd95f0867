/** Which events the debugger shows, as stored in the address: the visitor in its fragment, which is not sent. Pure. */
import { FollowedVisitor, type LiveEvent } from '@sintonia/contracts';
import { HEARTBEAT_FIELDS } from '@sintonia/wire';
import { textOf } from '../links/visitor-address.ts';
import { plain } from '../messages/plain-text.ts';

const KINDS = ['all', 'pages', 'actions', 'playback', 'ads'] as const;
export type DebuggerKind = (typeof KINDS)[number];

export interface DebuggerFilter {
  /** First characters of a visitor id; empty for all visitors. */
  visitor: string;
  /** Text of the page, the title or any field. */
  text: string;
  kind: DebuggerKind;
}

const NAMES = { text: 'conte', kind: 'mena' } as const;
const WORDS: Readonly<Record<DebuggerKind, string>> = {
  all: 'tot',
  pages: 'pagines',
  actions: 'accions',
  playback: 'reproduccio',
  ads: 'anuncis',
};

/** @param hash with its `#` */
export const parseFilter = (search: URLSearchParams, hash: string): DebuggerFilter => ({
  visitor: textOf(hash),
  text: search.get(NAMES.text) ?? '',
  kind: KINDS.find((kind) => WORDS[kind] === search.get(NAMES.kind)) ?? 'all',
});

/** The address with another filter; other parameters stay. */
export function filterAddress(
  before: URLSearchParams,
  { visitor, text, kind }: DebuggerFilter,
): { search: string; hash: string } {
  const params = new URLSearchParams(before);
  const put = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value));
  put(NAMES.text, text);
  put(NAMES.kind, kind === 'all' ? '' : WORDS[kind]);
  return { search: `?${params}`, hash: visitor === '' ? '' : `#${encodeURIComponent(visitor)}` };
}

/** Prefix of the visitor id that is sent to the server. A shorter prefix is only filtered in the browser. */
export const followed = ({ visitor }: DebuggerFilter): string => FollowedVisitor.safeParse(visitor).data ?? '';

/** An event has only the first characters of its visitor id; the server has compared the rest. */
export function isShown(event: LiveEvent, { visitor, text, kind }: DebuggerFilter): boolean {
  return (
    (visitor === '' ||
      event.visitor.startsWith(visitor) ||
      (event.visitor !== '' && visitor.startsWith(event.visitor))) &&
    isOfKind(event, kind) &&
    hasText(event, plain(text.trim()))
  );
}

const isAd = ({ event, fields }: LiveEvent): boolean =>
  /ad_?start$/i.test(event) ||
  fields.some(({ key, value }) => key === HEARTBEAT_FIELDS.assetType.key && value === 'ad');

function isOfKind(event: LiveEvent, kind: DebuggerKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'pages':
      return event.event === 'pageview';
    case 'actions':
      return event.event === 'link';
    case 'playback':
      return event.protocol === 'heartbeat' || event.event === 'mediaStart';
    case 'ads':
      return isAd(event);
  }
}

const hasText = ({ title, detail, fields }: LiveEvent, text: string): boolean =>
  text === '' || [title, detail, ...fields.map(({ value }) => value)].some((one) => plain(one).includes(text));
