const ENCODINGS = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const;

/** Four bytes of seven bits (ID3v2.4 § 6.2), or of eight in v2.3. */
const sizeAt = (bytes: Uint8Array, at: number, bits: 7 | 8): number =>
  [0, 1, 2, 3].reduce((size, i) => size * 2 ** bits + ((bytes[at + i] ?? 0) & (2 ** bits - 1)), 0);

const word = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length));

/** Title of an ID3v2 tag: «artist – title», or the one that it has; null without either. */
export function id3Title(bytes: Uint8Array): string | null {
  if (word(bytes, 0, 3) !== 'ID3') return null;
  const bits = (bytes[3] ?? 4) < 4 ? 8 : 7;
  const end = Math.min(bytes.length, 10 + sizeAt(bytes, 6, 7));
  const texts: Record<string, string> = {};
  for (let at = 10; at + 11 <= end; ) {
    const size = sizeAt(bytes, at + 4, bits);
    if (size < 1) break; // padding
    const body = bytes.subarray(at + 11, Math.min(end, at + 10 + size));
    const encoding = ENCODINGS[bytes[at + 10] ?? 0];
    if (encoding) texts[word(bytes, at, 4)] ??= new TextDecoder(encoding).decode(body).replaceAll('\0', '').trim();
    at += 10 + size;
  }
  return titleOf(texts.TPE1, texts.TIT2);
}

export const titleOf = (artist: string | undefined, title: string | undefined): string | null =>
  [artist, title].filter(Boolean).join(' – ') || null;
