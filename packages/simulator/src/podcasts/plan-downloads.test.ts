import { describe, expect, test } from 'vitest';
import { createRandomSource } from '../random.ts';
import { countableDownloads, type ReceivedPart } from './countable-downloads.ts';
import type { DownloadPlan, PodcastConditions } from './download-plan.ts';
import { planDownloads } from './plan-downloads.ts';
import { distinctBytes, leastBytes } from './podcast-request.ts';

const EPISODES = [
  { path: '/baixa/1.m4a', bytes: 500_000, lengthS: 44 },
  { path: '/baixa/2.m4a', bytes: 500_000, lengthS: 1500 },
];
const NOON = Date.UTC(2026, 10, 20, 12);
const planned = (conditions: PodcastConditions = {}, seed = 1) =>
  planDownloads({ episodes: EPISODES, listeners: 600, network: 3, random: createRandomSource(seed), conditions });
const heardOf = (plans: readonly DownloadPlan[]) => plans.filter(({ isHeard }) => isHeard).length;
/** Everything arrives, and nothing that was closed early. */
const receivedOf = (plans: readonly DownloadPlan[], atMs = NOON): ReceivedPart[] =>
  plans.flatMap(({ requests, isKnownRobot }) =>
    requests.flatMap((request) => {
      const { bytes, closesAfter = Number.POSITIVE_INFINITY } = request;
      if (!bytes || isKnownRobot) return [];
      return { request, bytes: [bytes[0], Math.min(bytes[1], bytes[0] + closesAfter)] as const, atMs };
    }),
  );

describe('podcast applications with known truth (R-11, W-12)', () => {
  test('R-11 W-12 as many downloads count by the rule as people got a minute; previews and probes do not', () => {
    const plans = planned();
    const heard = heardOf(plans);
    expect(heard).toBeGreaterThan(350);
    expect(heard).toBeLessThan(550);
    expect(countableDownloads(receivedOf(plans))).toBe(heard);
    expect(planned()).toEqual(plans);
    expect(planned({}, 2)).not.toEqual(plans);
  });

  test('R-11 W-12 people who share an address count too few, people on the move and with two applications too many', () => {
    const ratio = (conditions: PodcastConditions) => {
      const plans = planned(conditions);
      return countableDownloads(receivedOf(plans)) / heardOf(plans);
    };
    expect(ratio({ sharedAddresses: 30 })).toBeLessThan(0.95);
    expect(ratio({ movingListeners: 20 })).toBeGreaterThan(1.05);
    expect(ratio({ secondApps: 25 })).toBeGreaterThan(1.05);
    expect(ratio({ closedEarly: 30 })).toBe(1);
    expect(ratio({ robots: 30 })).toBe(1);
    expect(ratio({ unknownRobots: 10 })).toBeGreaterThan(1.05);
  });

  test('R-11 W-12 a download continued after midnight (UTC) counts on neither day without a minute of it', () => {
    const [listener] = planned().filter(({ isHeard }) => isHeard);
    if (!listener) throw new Error('somebody listens');
    const [request] = listener.requests;
    if (!request) throw new Error('there is a request');
    const least = leastBytes(request.episode);
    const evening = { request, bytes: [0, least - 1] as const, atMs: NOON };
    const rest = { request, bytes: [least - 1, least] as const, atMs: NOON + 86_400_000 };
    expect(countableDownloads([evening, { ...rest, atMs: NOON }])).toBe(1);
    expect(countableDownloads([evening, rest])).toBe(0);
  });

  test('R-11 W-12 bytes that arrive twice count once', () => {
    expect(distinctBytes([])).toBe(0);
    expect(
      distinctBytes([
        [10, 20],
        [0, 12],
        [15, 18],
        [30, 31],
      ]),
    ).toBe(21);
  });

  test('S-06 R-11 a subscriber with IPv6 changes address within one /64', () => {
    const [some] = planned().filter(({ requests }) => requests.length > 2 && requests[0]?.address.includes(':'));
    const addresses = some?.requests.map(({ address }) => address) ?? [];
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(new Set(addresses.map((address) => address.split(':').slice(0, 4).join(':'))).size).toBe(1);
  });
});
