import { join } from 'node:path';
import type { Clip } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { createTranscriptReader } from './transcript-reader.ts';

const read = createTranscriptReader(join(import.meta.dirname, '../../../../demo/media'));
const withSubtitles = (...sources: string[]): Clip => ({
  id: 'x',
  kind: 'video',
  title: 'X',
  lengthS: 36,
  hls: '/media/clips/x/master.m3u8',
  subtitles: sources.map((src) => ({ lang: 'ca', label: 'Català', src })),
  chapters: [],
  thumbnails: null,
});

test('W-13 reads the sentences of a demo clip', async () => {
  const cues = await read(withSubtitles('/media/clips/cims/ca.vtt'));
  expect(cues.length).toBeGreaterThan(4);
  for (const { startS, endS, text } of cues) expect(endS > startS && text.length > 10).toBe(true);
});

test.each([[[]], [['/media/clips/no-hi-es/ca.vtt']], [['/media/../../package.vtt']], [['/altre/ca.vtt']]])(
  'W-13 subtitles %j have no transcript',
  async (sources) => {
    expect(await read(withSubtitles(...sources))).toEqual([]);
  },
);
