/** Parses a single byte range (RFC 9110 § 14.1.2). Pure. */

/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * @param header value of `Range`
 * @returns null to send the whole file: no range, several ranges, or an invalid header;
 *   `unsatisfiable` if it begins beyond the end of the file
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Math.min(Number(to), bytes);
    return count > 0 ? { first: bytes - count, last: bytes - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (to !== '' && Number(to) < first) return null;
  return first < bytes ? { first, last } : 'unsatisfiable';
}
