import type { Pair } from './field-table.ts';

/** `encodeURIComponent` that cannot throw: a lone surrogate becomes U+FFFD. */
export const encodeValue = (value: string): string => encodeURIComponent(value.toWellFormed());

/** Percent-decoding that cannot throw: invalid percent-encoded UTF-8 stays unchanged. */
export function decodeValue(raw: string): string {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

const UNSAFE = /[^\w:.$!*()~'/,;@-]+/g;

/** A name as the incumbent's browser sends it: only characters that would break the query are percent-encoded. */
export const encodeName = (name: string): string => name.toWellFormed().replace(UNSAFE, encodeURIComponent);

/** Pairs → `a=1&b=2`, without the question mark. A null value is written without `=`. */
export function toQuery(pairs: Iterable<Pair>, encode: (value: string) => string = encodeValue): string {
  const parts: string[] = [];
  for (const [name, value] of pairs) {
    parts.push(value === null ? encodeName(name) : `${encodeName(name)}=${encode(value)}`);
  }
  return parts.join('&');
}

/**
 * Query text (a leading `?` is allowed) → decoded pairs in order. `+` stays a plus: neither client uses it
 * for a space. Never throws.
 */
export function parseQuery(query: string): Pair[] {
  const pairs: Pair[] = [];
  for (let begin = query.startsWith('?') ? 1 : 0, end = 0; begin < query.length; begin = end + 1) {
    end = query.indexOf('&', begin);
    if (end < 0) end = query.length;
    if (end === begin) continue;
    const part = query.slice(begin, end);
    const cut = part.indexOf('=');
    pairs.push(
      cut < 0 ? [decodeValue(part), null] : [decodeValue(part.slice(0, cut)), decodeValue(part.slice(cut + 1))],
    );
  }
  return pairs;
}
