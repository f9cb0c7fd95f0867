/** One range of bytes that somebody asks for (RFC 9110 § 14.1.2). Pure. */

/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * @param header `Range`, as it was sent
 * @returns null where the whole is to be given: nothing was asked, several ranges, or what nobody understands;
 *   `unsatisfiable` where the file ends before it
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
