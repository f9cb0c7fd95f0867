import { drawDevice, type PlaybackPlan, simulateVisit } from '@sintonia/simulator';
import { createRandomSource } from '@sintonia/simulator/random';
import { expect, test } from 'vitest';
import { anAd, aSite } from '../../packages/simulator/src/testing/a-site.ts';
import { createAcknowledged } from './count-acknowledged.ts';

const video = { path: '/v/', layer: {}, id: '1', name: 'V', lengthS: 600, channel: 'tele' };
const preroll = (outcome: 'complete' | 'leave') =>
  ({ do: 'ads', kind: 'preroll', ads: [{ ad: anAd, outcome, playedS: outcome === 'complete' ? 10 : 4 }] }) as const;

async function figuresOf(parts: PlaybackPlan['parts'], isRobot = false) {
  const { lines } = await simulateVisit({
    site: aSite,
    person: { visitorId: '1', device: drawDevice(createRandomSource(1)), consent: 'accepted' },
    steps: [
      { do: 'view', page: video },
      { do: 'watch', video, plan: { startupMs: 400, parts, ends: 'end' } },
    ],
    startMs: Date.UTC(2026, 10, 20, 11),
    random: createRandomSource(1),
  });
  const acknowledged = createAcknowledged();
  for (const { line } of lines) acknowledged.add(line, isRobot);
  return acknowledged.figures();
}

test('R-11 counts a play where content played, and none where the viewer left during the pre-roll', async () => {
  const one = { pageviews: 1, adStarts: 1, robotHits: 0, robotHeartbeats: 0 };
  expect(await figuresOf([preroll('complete'), { do: 'play', forS: 30 }])).toEqual({ ...one, startedAttempts: 1 });
  expect(await figuresOf([preroll('leave')])).toEqual({ ...one, startedAttempts: 0 });
  expect(await figuresOf([{ do: 'play', forS: 30 }])).toEqual({ ...one, adStarts: 0, startedAttempts: 1 });
});

test('R-11 counts requests of robots apart', async () => {
  const figures = await figuresOf([{ do: 'play', forS: 30 }], true);
  expect(figures).toMatchObject({ pageviews: 0, startedAttempts: 0, robotHits: 3 });
  expect(figures.robotHeartbeats).toBeGreaterThan(3);
});
