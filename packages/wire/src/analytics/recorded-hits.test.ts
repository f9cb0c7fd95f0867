import { describe, expect, test } from 'vitest';
import type { Pair } from '../field-table.ts';
import { toQuery } from '../query.ts';
import { decodeHit } from './decode-hit.ts';
import recorded from './fixtures/traces/recorded-hits.json' with { type: 'json' };
import { encodeHit, encodeHitValue, hitPairs } from './hit.ts';
import { parseHitPath, toHitPath } from './hit-path.ts';

interface Recorded {
  trace: string;
  method: string;
  origin: string;
  path: string;
  query?: [string, string | null][];
  body?: string;
  contextData?: Record<string, string>;
  urlLength: number | null;
}
const requests = recorded as unknown as Recorded[]; // cast: JSON tuples are read as arrays

const parametersOf = ({ query, body }: Recorded): string => body ?? toQuery(query as Pair[], encodeHitValue);

const under = (prefix: string, values: object = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

/** The incumbent writes a name's groups in the order of its own lists; a set of leaves is what they say. */
const leaves = (pairs: readonly Pair[]): Pair[] => pairs.filter(([, value]) => value !== null);

describe('every recorded analytics hit (A-01, S-02)', () => {
  test('there are page views, links, playback starts, a POST and a beacon among them', () => {
    const kinds = new Set(
      requests.map(
        ({ method, body, query }) =>
          `${method} ${body ? 'body' : ''} ${query?.find(([name]) => name === 'pe')?.[1] ?? ''}`,
      ),
    );
    expect([...kinds].sort()).toEqual([
      'GET  ',
      'GET  lnk_d',
      'GET  lnk_o',
      'GET  ms_s',
      'GET  msa_s',
      'POST  lnk_e',
      'POST body ',
    ]);
  });

  for (const [i, request] of requests.entries()) {
    test(`${request.trace} request ${i}: reads without an unknown field and writes the same again`, () => {
      const parameters = parametersOf(request);
      const decoded = decodeHit(request.path, parameters);
      if (!decoded.ok) throw new Error(decoded.reason);
      expect(decoded.unknown).toEqual([]);
      expect(decoded.bad).toEqual([]);
      const { context = {}, activityMap, customerIds } = decoded.hit;
      const nested = { ...context, ...under('a.activitymap.', activityMap), ...under('cid.', customerIds) };
      expect(nested).toEqual(request.contextData ?? {});
      expect(encodeHit(decoded.hit)).toBe(parameters);
      if (request.query) expect(leaves(hitPairs(decoded.hit))).toEqual(leaves(request.query));
      expect(toHitPath(decoded.path)).toBe(request.path);
      expect(parseHitPath(request.path)?.version).toBe('JS-2.17.0');
    });
  }

  test('values are written as long as the incumbent wrote them', () => {
    // The recorder changed words in these three afterwards, or its brackets came unencoded.
    const altered = ['an-pageview-full', 'an-pageview-referrer', 'an-postbacks'];
    const measured = requests.filter(({ query, urlLength, trace }) => query && urlLength && !altered.includes(trace));
    expect(measured.length).toBe(19);
    for (const request of measured) {
      expect(`${request.origin}${request.path}?${parametersOf(request)}`.length, request.trace).toBe(request.urlLength);
    }
  });
});
