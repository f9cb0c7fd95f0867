import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance } from './check-trace.ts';
import { DELIBERATE, DELIBERATE_IDENTITY, DELIBERATE_WAYS } from './deliberate-differences.ts';
import { findTraces, readTrace, type Trace } from './trace.ts';

const FOLDER = join(import.meta.dirname, 'fixtures/traces');
const traces = findTraces([FOLDER]).map(readTrace);
const trace = (name: string): Trace => {
  const found = traces.find((one) => one.name === name);
  if (!found) throw new Error(`no trace ${name}`);
  return found;
};

/** The first difference found; empty without one. */
async function difference(of: Trace): Promise<string> {
  const result = await conformance(of);
  return result.kind === 'differs' ? result.why : '';
}

const ROWS: Readonly<Record<string, string>> = { an: 'A-01', hb: 'M-09', id: 'I-01', tg: 'P-03' };
const rowOf = (name: string): string => ROWS[name.slice(0, 2)] ?? '';

describe('recorded runs of the incumbent (M-09, A-01, I-01)', () => {
  test('are at least 115 in number', () => expect(traces.length).toBeGreaterThanOrEqual(115));

  test.each(traces.map(({ name }) => [rowOf(name), name]))('conform to %s in %s', async (_, name) => {
    expect(await conformance(trace(name))).toEqual({ kind: 'conforms' });
  });
});

/** A trace with its heartbeats changed: the comparison must notice. */
function changed(name: string, change: (query: Map<string, string | null>, at: number) => boolean): Trace {
  const original = trace(name);
  let at = 0;
  const requests = original.requests.flatMap((request) => {
    const query = new Map(request.query);
    if (!query.has('s:event:type')) return [request];
    return change(query, at++) ? [{ ...request, query: [...query] }] : [];
  });
  return { ...original, requests };
}
const set = (name: string, value: string, at: number) => (query: Map<string, string | null>, place: number) => {
  if (place === at) query.set(name, value);
  return true;
};

describe('failures of the comparison (M-09)', () => {
  test.each([
    ['a missing heartbeat', 'hb-vod-plain', (_: unknown, at: number) => at !== 5, /recorded/],
    ['a duration 200 ms off', 'hb-vod-plain', set('l:event:duration', '10275', 5), /duration/],
    ['a playhead two seconds off', 'hb-vod-plain', set('l:event:playhead', '23', 6), /playhead/],
    ['another value', 'hb-midroll', set('s:asset:pod_position', '2', 7), /adPosition/],
    ['a parameter too many', 'hb-midroll', set('s:stream:chapter_id', 'x', 7), /chapterId|parameters/],
    ['another session', 'hb-pause-resume', set('s:event:sid', '1795221889000000000001', 8), /sessionId/],
  ])('report %s', async (_, name, change, expected) => {
    expect(await difference(changed(name, change as Parameters<typeof changed>[1]))).toMatch(expected); // cast: rows share a shape
  });

  test.each([
    ['an unknown parameter of a hit', 'an-pageview-full', 'c76', /not read/],
    ['an unknown parameter of an identity call', 'id-first-visit-v5', 'd_nou', /not read/],
    ['a context with another value', 'an-link-custom-o', 'programa', /not read/],
  ])('report %s', async (_, name, parameter, expected) => {
    const original = trace(name);
    const requests = original.requests.map((request) => ({
      ...request,
      query: [...request.query.filter(([key]) => key !== parameter), [parameter, '1'] as const],
    }));
    expect(await difference({ ...original, requests })).toMatch(expected);
  });

  test.each([
    ['another currency', 'an-pageview-cold', 'cc', 'USD', /currency is "EUR", recorded "USD"/],
    ['a link with its query', 'an-auto-download', 'pev1', 'https://www.media.example/guia.pdf?v=2', /linkUrl/],
    [
      'a page address that is not truncated',
      'an-pageview-cold',
      'g',
      `https://www.media.example/${'a'.repeat(300)}`,
      /url/,
    ],
  ])('report a hit of ours with another value: %s', async (_, name, parameter, value, expected) => {
    const original = trace(name);
    const hasIt = (request: Trace['requests'][number]) => request.query.some(([key]) => key === parameter);
    const requests = original.requests.map((request) => ({
      ...request,
      query: request.query.flatMap((pair) => {
        if (pair[0] === 'AQE') return [[parameter, value] as const, pair].slice(hasIt(request) ? 1 : 0);
        return [pair[0] === parameter ? ([parameter, value] as const) : pair];
      }),
    }));
    expect(await difference({ ...original, requests })).toMatch(expected);
  });

  test.each([
    ['sends another visitor id', 'd_mid', '3'.repeat(38), /call 2 is .*d_mid=2000.*, recorded .*d_mid=made here/],
    ['sends another state', 'd_cid_ic', 'userid\u0001u-123', /call 4 is .*userid.*, recorded .*userid/],
  ])('report a visitor of ours that %s', async (_, name, value, expected) => {
    const original = trace(name === 'd_mid' ? 'id-hashed-customer-ids-v5' : 'id-customer-ids-v4');
    const requests = original.requests.map((request) => ({
      ...request,
      query: request.query.map((pair) =>
        pair[0] === name && !pair[1]?.startsWith('AVID') ? ([name, value] as const) : pair,
      ),
    }));
    expect(await difference({ ...original, requests })).toMatch(expected);
  });

  test.each([
    [
      'makes one request too many',
      (request: Trace['requests'][number]) => !JSON.stringify(request.query).includes('u-123\\u00012'),
    ],
    [
      'makes a request that was not recorded',
      (request: Trace['requests'][number]) => !JSON.stringify(request.query).includes('"A"'),
    ],
  ])('report a visitor of ours that %s', async (_, isKept) => {
    const original = trace('id-customer-ids-v4');
    expect(await difference({ ...original, requests: original.requests.filter(isKept) })).toMatch(/call/);
  });

  test('report a visitor of ours that stores another region', async () => {
    const original = trace('id-first-visit-v4');
    const cookies = original.cookies?.map((snapshot) => ({
      ...snapshot,
      cookies: snapshot.cookies.map((cookie) => ({ ...cookie, value: cookie.value.replace('%7C6%7C', '%7C7%7C') })),
    }));
    expect(await difference({ ...original, ...(cookies && { cookies }) })).toMatch(/cookie MCAAMLH/);
  });

  test('A-01 every deliberate difference is documented with its reason', () => {
    const expected = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8').replace(/\s+/g, ' ');
    for (const { parameters, why } of DELIBERATE) expect(expected).toContain(`${parameters}: ${why}`);
    for (const way of [...DELIBERATE_WAYS, ...DELIBERATE_IDENTITY]) expect(expected).toContain(way);
  });

  test('ignore no console message of another script', async () => {
    const original = trace('hb-misuse-double-start');
    const console = original.console.map((line) => ({ ...line, text: line.text.replace('active', 'an active') }));
    expect(await difference({ ...original, console })).toMatch(/console line 1/);
  });
});
