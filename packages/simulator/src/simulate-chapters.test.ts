import { HEARTBEAT_KEYS, parseQuery } from '@sintonia/wire';
import { beforeAll, expect, test } from 'vitest';
import { loadPlaybackParts } from './load-playback-parts.ts';
import type { PlaybackPart, PlaybackPlan } from './playback-plan.ts';
import { createRandomSource } from './random.ts';
import { simulatePlayback } from './simulate-playback.ts';
import { anAd, aSite } from './testing/a-site.ts';

const chapters = [
  { title: 'Els gots', startS: 0, lengthS: 60 },
  { title: 'L’horari', startS: 60, lengthS: 60 },
];

async function played(parts: readonly PlaybackPart[], ends: PlaybackPlan['ends'] = 'end') {
  const session = await simulatePlayback({
    site: aSite,
    video: { path: '/v', layer: {}, id: '1', name: 'V', lengthS: 120, channel: 'tele', chapters },
    visitorId: '1',
    plan: { startupMs: 400, parts, ends },
    startMs: Date.UTC(2026, 10, 20, 11),
    random: createRandomSource(1),
  });
  const heartbeats = session.lines.map(({ line }) => new Map(parseQuery(line.slice(line.indexOf('?') + 1))));
  const events = heartbeats.map((one) => one.get(HEARTBEAT_KEYS.eventType));
  const ofContent = heartbeats.filter(
    (one) => one.get(HEARTBEAT_KEYS.eventType) === 'play' && one.get(HEARTBEAT_KEYS.assetType) === 'main',
  );
  const playedMs = (chapter: string) =>
    ofContent
      .filter((one) => one.get(HEARTBEAT_KEYS.chapterName) === chapter)
      .reduce((sum, one) => sum + Number(one.get(HEARTBEAT_KEYS.durationMs)), 0);
  return {
    truth: session.chapters,
    last: events.at(-1),
    starts: events.filter((event) => event === 'chapter_start').length,
    completes: events.filter((event) => event === 'chapter_complete').length,
    playedS: chapters.map(({ title }) => Math.round(playedMs(title) / 1000)),
  };
}

beforeAll(() => loadPlaybackParts());

test('R-11 R-10 content that is played to its end starts and completes each chapter', async () => {
  const truth = { starts: 2, completes: 2, playedS: 120 };
  const sent = { starts: 2, completes: 2, playedS: [60, 60], last: 'complete' };
  expect(await played([{ do: 'play', forS: 120 }], 'complete')).toEqual({ truth, ...sent });
  const inParts: PlaybackPart[] = [
    { do: 'ads', kind: 'preroll', ads: [{ ad: anAd, playedS: 10, outcome: 'complete' }] },
    { do: 'play', forS: 60 },
    { do: 'pause', forS: 30 },
    { do: 'play', forS: 20.5 },
    { do: 'ads', kind: 'midroll', ads: [{ ad: anAd, playedS: 10, outcome: 'complete' }] },
    { do: 'play', forS: 39.5, isHidden: true },
  ];
  expect(await played(inParts, 'complete')).toEqual({ truth, ...sent });
});

test('R-11 R-10 a jump skips the open chapter, and enters the one in which it ends', async () => {
  const { truth, ...sent } = await played([
    { do: 'play', forS: 20 },
    { do: 'seek', toS: 90 },
    { do: 'play', forS: 10 },
    { do: 'seek', toS: 30 },
    { do: 'play', forS: 35 },
  ]);
  expect(truth).toEqual({ starts: 4, completes: 1, playedS: 65 });
  expect(sent).toEqual({ starts: 4, completes: 1, playedS: [50, 15], last: 'end' });
});
