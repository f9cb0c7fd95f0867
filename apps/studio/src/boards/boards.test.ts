import { expect, test } from 'vitest';
import { PRESETS } from '../query/presets.ts';
import { BOARDS } from './boards.ts';

test('R-01 «Contingut» has a table for each kind of interaction with a page', () => {
  const shown: readonly string[] = [...BOARDS.content.tables, ...BOARDS.content.folded];
  for (const key of ['themes', 'links', 'downloads', 'shares', 'participation']) expect(shown).toContain(key);
});

test('R-03 «Vídeo i àudio» has radio and subtitles', () => {
  expect([...BOARDS.media.tables, ...BOARDS.media.folded]).toEqual(expect.arrayContaining(['radio', 'subtitles']));
});

test('R-04 every table of quality has start-up time and failures during playback; networks, streams and heights each have a table', () => {
  const keys = ['quality', 'qualityDevices', 'qualityNetworks', 'qualityReleases', 'qualityStreams', 'qualityHeights'];
  expect([...BOARDS.quality.tables, ...BOARDS.quality.folded]).toEqual(expect.arrayContaining(keys));
  for (const { key, metrics } of PRESETS)
    if (keys.includes(key)) expect(metrics).toEqual(expect.arrayContaining(['startupMedian', 'playbackFailureRate']));
});
