import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFrames, toFrame } from './journal-frame.ts';

const KINDS = ['columns', 'hits', 'playback', 'rejected'] as const;
const text = fc.string({ unit: 'grapheme' }).map((line) => `${line}\n`);
const entry = fc.record({ kind: fc.constantFrom(...KINDS), rows: fc.nat(5000), text });
const fileOf = (entries: readonly { kind: (typeof KINDS)[number]; rows: number; text: string }[]) =>
  entries.map(({ kind, rows, text }) => toFrame(kind, rows, text));

describe('frames of the journal (S-03)', () => {
  test('S-03 wherever the file is truncated, every complete frame is read, and nothing of the rest', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.nat(), (entries, cut) => {
        const frames = fileOf(entries);
        const whole = Buffer.concat(frames);
        const file = whole.subarray(0, cut % (whole.length + 1));
        let end = 0;
        const kept = frames.findIndex((frame) => {
          end += frame.length;
          return end > file.length;
        });
        const read = readFrames(file);
        const texts = read.frames.map(({ kind, rows, from, to }) => ({
          kind,
          rows,
          text: file.toString('utf8', from, to),
        }));
        expect(texts).toEqual(entries.slice(0, kept === -1 ? entries.length : kept));
        expect(read.lostBytes).toBeLessThan(frames[texts.length]?.length ?? 1);
      }),
    );
  });

  test('S-03 zeros after the frames are reserved space; between two frames they are lost ones', () => {
    const frames = fileOf([1, 2, 3].map((rows) => ({ kind: 'hits', rows, text: `["${rows}"]\n` })));
    const [first = Buffer.of(), lost = Buffer.of(), last = Buffer.of()] = frames;
    const reserved = Buffer.alloc(4096);
    const read = readFrames(Buffer.concat([...frames, reserved]));
    expect(read).toEqual({ ...read, frames: readFrames(Buffer.concat(frames)).frames, lostBytes: 0 });
    expect(readFrames(reserved)).toEqual({ frames: [], lostBytes: 0 });
    expect(readFrames(Buffer.concat([first, lost.subarray(0, 25), reserved]))).toMatchObject({ lostBytes: 25 });
    const gap = readFrames(Buffer.concat([first, Buffer.alloc(lost.length), last, reserved]));
    expect(gap.frames.map(({ rows }) => rows)).toEqual([1, 3]);
    expect(gap.lostBytes).toBe(lost.length);
  });

  test('S-03 only a frame with a wrong bit is skipped', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), fc.nat(), (entries, at) => {
        const frames = fileOf(entries);
        const file = Buffer.concat(frames);
        const bit = at % (file.length * 8);
        file.writeUInt8(file.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
        let end = 0;
        const harmed = frames.findIndex((frame) => {
          end += frame.length;
          return end > bit >> 3;
        });
        const read = readFrames(file);
        const texts = read.frames.map(({ kind, rows, from, to }) => ({
          kind,
          rows,
          text: file.toString('utf8', from, to),
        }));
        expect(texts).toEqual(entries.filter((_, i) => i !== harmed));
        expect(read.lostBytes).toBe(frames[harmed]?.length);
      }),
    );
  });
});
