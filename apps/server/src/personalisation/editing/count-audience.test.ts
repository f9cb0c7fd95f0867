import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Audience, type AudienceCondition, type DeviceClass, HOUR_MS } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedEventStore, openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import { EMPTY_HIT, type HitRow } from '../../stores/events/event-rows.ts';
import { audienceMatcher } from '../decision/audience-match.ts';
import { matchesAny } from '../decision/path-pattern.ts';
import { sectionOfPage } from '../pages/page-section.ts';
import { formatVisits, parseVisits, withPage } from '../pages/visit-cookie.ts';
import { aDecisionContext } from '../testing/an-activity.ts';
import { countAudience } from './count-audience.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const SUITE = 'tramuntana-dev';
const STORIES: Readonly<Record<string, string>> = { 3001: 'ciencia', 3002: 'societat' };
const PATHS = ['/', '/noticia/3001/aigua/', '/noticia/3002/tren/', '/el-temps/', '/noticies/cultura/', '/radio/fm/'];
const QUERIES = ['', '?ext=butlleti', '?int=portada', '?edicio=mati&to=alt%20i%20clar'];

interface Seen {
  visitor: string;
  atMs: number;
  path: string;
  query: string;
  device: DeviceClass;
  isSignedIn: boolean;
}

/** Reproducible numbers: a linear congruential generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Forty visitors over twenty days; some were last seen before the counted week. */
function seenPages(): Seen[] {
  const next = numbers(7);
  return Array.from({ length: 40 }, (_, i) => i).flatMap((person) => {
    const device = (['mobile', 'desktop', 'tablet', 'tv'] as const)[next(4)] ?? 'desktop';
    const isSignedIn = next(3) === 0;
    let atMs = NOW_MS - next(20 * 24) * HOUR_MS - 60_000;
    return Array.from({ length: 1 + next(9) }, (): Seen => {
      const one = { visitor: `v${person}`, atMs, path: PATHS[next(6)] ?? '/', query: QUERIES[next(4)] ?? '' };
      atMs += (1 + next(60)) * 60_000;
      return { ...one, device, isSignedIn };
    }).filter((one) => one.atMs < NOW_MS);
  });
}

function toHit({ visitor, atMs, path, query, device, isSignedIn }: Seen, i: number): HitRow {
  const at = new Date(atMs).toISOString();
  const search = new URLSearchParams(query);
  return {
    ...EMPTY_HIT,
    event_id: `hit-${i}`,
    received_at: at,
    sent_at: at,
    occurred_at: at,
    suite: SUITE,
    visitor_id: visitor,
    tier: isSignedIn ? 'signedIn' : 'consented',
    path,
    url: `https://www.tramuntana.example${path}${query}`,
    device: device === 'desktop' ? '' : device,
    campaign_internal: search.get('int') ?? '',
    campaign_external: search.get('ext') ?? '',
    variables: { c4: STORIES[path.split('/')[2] ?? ''] ?? '' },
  };
}

const catalogue = {
  story: async (id: number) => ({ ok: true, value: { story: { section: STORIES[id] } } }),
} as unknown as Parameters<typeof sectionOfPage>[1]; // cast: only sections are read

/** Matches by the evaluator used for pages, with the cookie that pages keep. */
async function matchingByPages(seen: readonly Seen[], paths: readonly string[], audience: Audience): Promise<number> {
  const matches = audienceMatcher(audience);
  const isOnPath = matchesAny(paths);
  const cookies = new Map<string, string>();
  const matching = new Set<string>();
  for (const page of seen.toSorted((a, b) => a.atMs - b.atMs)) {
    const before = parseVisits(cookies.get(page.visitor));
    const parameters = new Map(new URLSearchParams(page.query));
    const section = await sectionOfPage(page.path, catalogue);
    const history = withPage(before, {
      section,
      campaignInternal: parameters.get('int') ?? null,
      campaignExternal: parameters.get('ext') ?? null,
      nowMs: page.atMs,
    });
    cookies.set(page.visitor, formatVisits(history));
    const context = aDecisionContext({
      path: page.path,
      parameters,
      section,
      device: page.device,
      isSignedIn: page.isSignedIn,
      campaignInternal: history.campaignInternal || null,
      campaignExternal: history.campaignExternal || null,
      visits: history.visits,
      viewed: before.viewed,
    });
    const isRecent = page.atMs >= NOW_MS - 7 * 24 * HOUR_MS;
    if (isRecent && isOnPath(page.path) && matches(context)) matching.add(page.visitor);
  }
  return matching.size;
}

const CONDITIONS: readonly AudienceCondition[] = [
  { by: 'path', values: ['/noticia/*', '/el-temps'], not: false },
  { by: 'section', values: ['Ciencia', 'temps', 'cultura'], not: false },
  { by: 'section', values: ['portada', 'radio'], not: true },
  { by: 'device', values: ['mobile', 'tv'], not: false },
  { by: 'device', values: ['desktop'], not: true },
  { by: 'login', isSignedIn: true, not: false },
  { by: 'login', isSignedIn: false, not: false },
  { by: 'campaign', kind: 'external', values: ['butlleti'], not: false },
  { by: 'campaign', kind: 'internal', values: ['portada'], not: true },
  { by: 'visits', least: 2, most: null, not: false },
  { by: 'visits', least: 1, most: 2, not: false },
  { by: 'viewed', values: ['ciencia', 'temps'], least: 2, not: false },
  { by: 'viewed', values: ['radio'], least: 1, not: true },
  { by: 'parameter', name: 'edicio', is: 'equal', values: ['mati'], not: false },
  { by: 'parameter', name: 'to', is: 'containing', values: ['i c'], not: false },
  { by: 'parameter', name: 'to', is: 'beginning', values: ['baix', 'alt'], not: true },
  { by: 'parameter', name: 'edicio', is: 'equal', values: [], not: false },
];

describe('audience size in the last week (P-06)', () => {
  let dataDir: string;
  let events: EmbeddedEventStore;
  const seen = seenPages();

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-audience-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    const hits = seen.map(toHit);
    const [first] = hits;
    await events.insert('hits', [
      ...hits,
      // Not counted: a repeat, a robot, another suite, a hit without id.
      ...(first ? [first, { ...first, event_id: 'robot', visitor_id: 'robot', is_robot: 1 as const }] : []),
      ...(first ? [{ ...first, event_id: 'other', visitor_id: 'other', suite: 'altres' }] : []),
      ...(first ? [{ ...first, event_id: 'none', visitor_id: '', tier: 'none' as const }] : []),
    ]);
  });
  afterAll(async () => {
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  const count = (every: readonly AudienceCondition[], paths = ['/*']) =>
    countAudience(events, SUITE, { paths, audience: { every: [...every] } }, NOW_MS);

  test('P-06 counts all visitors of the last week, and those who saw the pages', async () => {
    const recent = seen.filter(({ atMs }) => atMs >= NOW_MS - 7 * 24 * HOUR_MS);
    const people = (pages: readonly Seen[]) => new Set(pages.map(({ visitor }) => visitor)).size;
    const onWeather = people(recent.filter(({ path }) => path === '/el-temps/'));
    expect(people(recent)).toBeGreaterThan(onWeather);
    expect(await count([], ['/el-temps/'])).toEqual({
      days: 7,
      visitors: people(recent),
      onPages: onWeather,
      matching: onWeather,
      leftOut: [],
    });
  });

  test.each(CONDITIONS.map((condition) => [JSON.stringify(condition), condition] as const))(
    'P-06 %s counts the visitors who would have matched while their pages were rendered',
    async (_name, condition) => {
      const expected = await matchingByPages(seen, ['/*'], { every: [condition] });
      expect((await count([condition])).matching).toBe(expected);
      expect(expected).toBeGreaterThan(0);
    },
  );

  test('P-06 all conditions must hold on the same page view', async () => {
    const every = [CONDITIONS[0], CONDITIONS[7], CONDITIONS[9]].flatMap((one) => one ?? []);
    const expected = await matchingByPages(seen, ['/noticia/*'], Audience.parse({ every }));
    expect((await count(every, ['/noticia/*'])).matching).toBe(expected);
  });

  test('P-06 the browser language is in no hit: the condition is left out and reported as such', async () => {
    const language: AudienceCondition = { by: 'language', values: ['ca'], not: true };
    const { matching, onPages, leftOut } = await count([language]);
    expect([matching, leftOut]).toEqual([onPages, ['language']]);
  });

  test('P-06 input is passed as a value, never as part of the statement', async () => {
    const hostile = "') or 1 = 1 or ('";
    const every = [{ by: 'parameter', name: hostile, is: 'equal', values: [hostile], not: false }] as const;
    expect((await count(every.map((one) => ({ ...one, values: [...one.values] })))).matching).toBe(0);
  });
});
