import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutAside } from './cut-aside.ts';
import { cutMovie } from './cut-movie.ts';
import type { Movie } from './movie.ts';
import { boxAt, boxesIn } from './mp4-boxes.ts';
import { readMovie } from './read-movie.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'sintonia-cut-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

const fresh = () => mkdtemp(join(scratch, 'cut-'));
const cut = async (name: string) => {
  const target = await fresh();
  return { target, result: cutMovie(join(FIXTURES, name), target) };
};
async function movieOf(name: string): Promise<{ movie: Movie; bytes: Buffer }> {
  const bytes = await readFile(join(FIXTURES, name));
  const movie = readMovie(boxAt(bytes, 'moov') ?? Buffer.alloc(0));
  if (!movie.ok) throw new Error(movie.error);
  return { movie: movie.value, bytes };
}

/** Samples of the first track as in the fragments: presentation time and bytes. */
function samplesIn(file: Buffer, track: number): { decodeAt: number; presentAt: number; data: Buffer }[] {
  let fileAt = 0;
  return boxesIn(file).flatMap(({ type, body }) => {
    const moofAt = fileAt;
    fileAt += body.length + 8;
    if (type !== 'moof') return [];
    return boxesIn(body).flatMap((traf) => {
      if (traf.type !== 'traf' || boxAt(traf.body, 'tfhd')?.readUInt32BE(4) !== track) return [];
      const run = boxAt(traf.body, 'trun') ?? Buffer.alloc(0);
      let decodeAt = Number(boxAt(traf.body, 'tfdt')?.readBigUInt64BE(4));
      let at = moofAt + run.readInt32BE(8);
      return Array.from({ length: run.readUInt32BE(4) }, (_, i) => {
        const entry = run.subarray(12 + i * 16, 28 + i * 16);
        const sample = {
          decodeAt,
          presentAt: decodeAt + entry.readInt32BE(12),
          data: file.subarray(at, at + entry.readUInt32BE(4)),
        };
        decodeAt += entry.readUInt32BE(0);
        at += entry.readUInt32BE(4);
        return sample;
      });
    });
  });
}

describe('a progressive MP4 cut for HLS (V-02)', () => {
  test.each(['faststart.mp4', 'moov-at-end.mp4', 'silent.mp4', 'edited.mp4'])(
    'V-02 %s preserves every sample, in order, starting at 0',
    async (name) => {
      const { target, result } = await cut(name);
      expect(result).toMatchObject({ ok: true });
      const file = await readFile(join(target, 'media.mp4'));
      const { movie, bytes } = await movieOf(name);
      for (const [i, track] of [movie.video, movie.audio].entries()) {
        const found = samplesIn(file, i + 1);
        expect(found.length).toBe(track?.samples.length ?? 0);
        for (const [n, { data, decodeAt, presentAt }] of found.entries()) {
          const own = track?.samples[n];
          expect(data.equals(bytes.subarray(own?.at, (own?.at ?? 0) + (own?.bytes ?? 0)))).toBe(true);
          expect([decodeAt, presentAt]).toEqual([own?.decodeAt, own?.presentAt]);
        }
        if (found.length > 0) expect(Math.min(...found.map(({ presentAt }) => presentAt))).toBe(0);
      }
    },
  );

  test('V-02 the playlists state length, codecs, size, and the byte range of each fragment', async () => {
    const { target, result } = await cut('faststart.mp4');
    expect(result).toMatchObject({ ok: true, value: { lengthS: expect.closeTo(6, 1) } });
    const master = await readFile(join(target, 'master.m3u8'), 'utf8');
    expect(master).toMatch(/CODECS="avc1\.[\da-f]{6},mp4a\.40\.2",RESOLUTION=128x72\nmedia\.m3u8/);
    const media = await readFile(join(target, 'media.m3u8'), 'utf8');
    const file = await readFile(join(target, 'media.mp4'));
    const ranges = [...media.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, bytes, at]) => [
      Number(bytes),
      Number(at),
    ]);
    expect(ranges).toHaveLength(3); // the init segment, 4 s, 2 s
    let at = 0;
    for (const [i, [bytes = 0, from = 0]] of ranges.entries()) {
      expect(from).toBe(at);
      expect(file.toString('latin1', from + 4, from + 8)).toBe(i === 0 ? 'ftyp' : 'moof');
      at += bytes;
    }
    expect(at).toBe(file.length);
  });

  test('V-02 omits decoder priming samples, and keeps audio in sync with an edit list', async () => {
    const { movie } = await movieOf('faststart.mp4');
    expect(movie.audio?.samples[0]).toMatchObject({ decodeAt: 0, presentAt: 0 });
    const edited = (await movieOf('edited.mp4')).movie;
    const endS = ({ samples, timescale }: Movie['video']) =>
      Math.max(...samples.map(({ presentAt, duration }) => presentAt + duration)) / timescale;
    expect(Math.abs(endS(edited.video) - (edited.audio ? endS(edited.audio) : 0))).toBeLessThan(0.1);
  });

  test.each([
    ['other-codec.mp4', 'codec'],
    ['quicktime.mov', 'codec'],
    ['fragments.mp4', 'fragmented'],
    ['sound-alone.mp4', 'noVideo'],
    ['make-fixtures.sh', 'notMp4'],
  ])('V-02 %s is unplayable, with its reason', async (name, problem) => {
    expect((await cut(name)).result).toEqual({ ok: false, error: problem });
  });

  test('V-02 detects a truncated file, wherever it ends', async () => {
    for (const name of ['faststart.mp4', 'moov-at-end.mp4'])
      for (const part of [0.5, 0.95]) {
        const file = join(await fresh(), 'short.mp4');
        await copyFile(join(FIXTURES, name), file);
        await truncate(file, Math.floor((await readFile(file)).length * part));
        expect(cutMovie(file, await fresh())).toEqual({ ok: false, error: 'truncated' });
      }
  });

  test('V-02 refuses a page labelled as a video, and an empty file', async () => {
    for (const text of ['<!doctype html><title>404</title>', '', '\0\0\0']) {
      const file = join(await fresh(), 'page.mp4');
      await writeFile(file, text);
      const result = cutMovie(file, await fresh());
      expect(['notMp4', 'truncated']).toContain(result.ok ? 'ok' : result.error);
    }
  });

  test('V-02 a file with any bytes changed is cut or refused, and its output never exceeds its input', async () => {
    const whole = await readFile(join(FIXTURES, 'faststart.mp4'));
    const moovEnd = whole.indexOf('mdat');
    const change = fc.tuple(fc.nat(moovEnd), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of changes) bytes[at] = value;
        const folder = await fresh();
        await writeFile(join(folder, 'in.mp4'), bytes);
        const target = await fresh();
        const result = cutMovie(join(folder, 'in.mp4'), target);
        if (result.ok) expect(result.value.bytes).toBeLessThan(whole.length + 64 * 1024);
      }),
      { numRuns: 150 },
    );
  });

  test('V-08 work that takes too long is terminated without blocking the server', async () => {
    const order = { file: join(FIXTURES, 'faststart.mp4'), target: await fresh() };
    expect(await cutAside(order, 0)).toEqual({ ok: false, error: 'tooMuchWork' });
    expect(await cutAside({ ...order, target: await fresh() })).toMatchObject({ ok: true });
    expect(await cutAside({ ...order, file: join(FIXTURES, 'nowhere.mp4') })).toEqual({ ok: false, error: 'internal' });
  });
});
