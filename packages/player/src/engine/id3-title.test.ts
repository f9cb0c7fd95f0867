import { describe, expect, test } from 'vitest';
import { id3Title } from './id3-title.ts';

/** An ID3 tag of text frames as encoders write it. */
function tag(frames: Readonly<Record<string, Uint8Array>>, version = 4): Uint8Array {
  const size = (n: number, bits: number) => [3, 2, 1, 0].map((i) => (n >> (i * bits)) & (2 ** bits - 1));
  const body = Object.entries(frames).flatMap(([id, bytes]) => [
    ...new TextEncoder().encode(id),
    ...size(bytes.length, version < 4 ? 8 : 7),
    ...[0, 0],
    ...bytes,
  ]);
  return Uint8Array.from([...new TextEncoder().encode('ID3'), version, 0, 0, ...size(body.length, 7), ...body]);
}
const utf8 = (text: string) => Uint8Array.from([3, ...new TextEncoder().encode(text), 0]);
const utf16 = (text: string) =>
  Uint8Array.from([1, 0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])]);

describe('title in a segment (M-01)', () => {
  test.each([
    ['artist and title', tag({ TPE1: utf8('Marina Rossell'), TIT2: utf8('La gavina') }), 'Marina Rossell – La gavina'],
    ['a title alone', tag({ TIT2: utf8('Els matins') }), 'Els matins'],
    ['version 2.3, in UTF-16', tag({ TIT2: utf16('Cançó de l’ànec') }, 3), 'Cançó de l’ànec'],
    ['a frame of more than 127 bytes', tag({ TXXX: utf8('x'.repeat(300)), TIT2: utf8('Després') }), 'Després'],
    ['other frames', tag({ PRIV: utf8('x') }), null],
    ['no tag', new TextEncoder().encode('not a tag'), null],
    ['nothing', new Uint8Array(), null],
  ])('M-01 reads %s', (_, bytes, title) => expect(id3Title(bytes)).toBe(title));

  test('M-01 reads a tag cut at any byte, or with any byte wrong, without an exception', () => {
    const whole = tag({ TPE1: utf8('Marina Rossell'), TIT2: utf16('La gavina') });
    for (let i = 0; i < whole.length; i++) {
      id3Title(whole.subarray(0, i));
      for (const wrong of [0, 127, 255]) id3Title(whole.map((byte, at) => (at === i ? wrong : byte)));
    }
  });
});
