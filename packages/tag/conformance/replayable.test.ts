import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance } from './check-trace.ts';
import { readTrace, type Trace, type TraceRequest } from './trace.ts';

const recorded = (name: string): Trace => readTrace(join(import.meta.dirname, 'fixtures/traces', `${name}.json`));

type Query = TraceRequest['query'];
const isHeartbeat = ({ query }: TraceRequest) => query.some(([name]) => name === 's:event:type');
const isHit = ({ path }: TraceRequest) => path.includes('/b/ss/');
const isIdentity = ({ path }: TraceRequest) => path === '/id';
const changed = (
  trace: Trace,
  is: (request: TraceRequest) => boolean,
  change: (request: TraceRequest) => TraceRequest,
) => ({
  ...trace,
  requests: trace.requests.map((request) => (is(request) ? change(request) : request)),
});
/** Inserts a parameter before the one with this name. */
const before = (query: Query, name: string, pair: Query[number]): Query =>
  query.flatMap((one) => (one[0] === name ? [pair, one] : [one]));

describe('runs whose page sets values before the first call', () => {
  test('M-09 replays explicit visitor id, customer ids and context of the page', async () => {
    const trace = recorded('hb-customer-ids');
    const set = "s.visitorID='u-9'; s.contextData['portada']='1'; visitor.setCustomerIDs({lector:'l-1'})";
    const withIds = changed(trace, isHeartbeat, (request) => {
      const isAfterStart = request.query.some(([name]) => name === 's:user:mid');
      const isStart = request.query.some(([, value]) => value === 'aa_start');
      let query = isAfterStart ? before(request.query, 's:aam:blob', ['s:user:id', 'u-9']) : request.query;
      if (isStart)
        for (const pair of [
          ['s:cuser:lector.id', 'l-1'],
          ['s:cuser:lector.as', '0'],
        ] as const)
          query = before(query, 's:sp:ovp', pair);
      return { ...request, query };
    });
    const withContext = changed(withIds, isHit, (request) => ({
      ...request,
      contextData: { ...request.contextData, portada: '1' },
      query: before(request.query, '.c', ['portada', '1']),
    }));
    const run = { ...withContext, calls: [{ t: -40, page: set }, ...trace.calls] };
    expect(await conformance(run)).toEqual({ kind: 'conforms' });
    expect(
      await conformance({ ...run, calls: [{ t: -40, page: set.replace('u-9', 'u-8') }, ...trace.calls] }),
    ).toMatchObject({
      kind: 'differs',
    });
  });

  test('M-09 reports a run described only in words as not replayable', async () => {
    const trace = recorded('hb-vod-plain');
    expect(
      await conformance({ ...trace, calls: [{ t: -5, page: 'el lector canvia de pestanya' }, ...trace.calls] }),
    ).toEqual({
      kind: 'notReplayable',
      why: 'what the page did is not stated as code: el lector canvia de pestanya',
    });
  });

  test.each([
    ["s.visitorID='7';s.t()", 'vid', '7', 'visitorID'],
    ["s.timestamp='1795221599';s.t()", 'ts', '1795221599', 'timestamp'],
    ["s.currencyCode='USD';s.t()", 'cc', 'USD', 'currencyCode'],
  ])('A-01 names a variable for which our tag has no input: %s', async (code, parameter, value, variable) => {
    const trace = recorded('an-pageview-cold');
    const run = changed(trace, isHit, (request) => ({
      ...request,
      query: before(
        request.query.filter(([name]) => name !== parameter),
        'pageName',
        [parameter, value],
      ),
    }));
    expect(await conformance({ ...run, steps: [{ t: 0, do: 'js', code }] })).toEqual({
      kind: 'notReplayable',
      why: `the page set s.${variable}, for which our tag has no input`,
    });
  });

  test('A-01 treats an error page named by the page as one', async () => {
    const trace = recorded('an-pageview-cold');
    const run = changed(trace, isHit, (request) => ({
      ...request,
      query: before(
        request.query.filter(([name]) => name !== 'pageName'),
        'c.',
        ['pageType', 'errorPage'],
      ),
    }));
    expect(await conformance(run)).toEqual({ kind: 'conforms' });
  });
});

describe('runs whose visitor service never answered', () => {
  const unanswered = (trace: Trace, response: null | undefined): Trace =>
    changed(trace, isIdentity, (request) => ({ ...request, response }) as TraceRequest); // cast: a recorder omits it, or writes null
  test.each([null, undefined])('M-09 send heartbeats once the client continues alone (%s)', async (response) => {
    const trace = recorded('hb-optin-pending-then-approved'); // the same wire: nothing at first, then the held heartbeats
    const { visitorConfig: _, ...config } = trace.config;
    const calls = trace.calls.filter(({ page }) => !page);
    expect(await conformance(unanswered({ ...trace, config, calls }, response))).toEqual({ kind: 'conforms' });
  });

  test('M-09 send nothing when they end before that', async () => {
    const trace = unanswered(recorded('hb-vod-plain'), null);
    const requests = trace.requests.filter(isIdentity);
    expect(await conformance({ ...trace, requests })).toEqual({ kind: 'conforms' });
  });

  test.each(['an-pageview-no-visitor', 'id-server-down-v5', 'id-first-visit-v5'])(
    'I-01 use a local id on the first page of %s',
    async (name) => {
      const trace = unanswered(recorded(name), null);
      const [first] = trace.requests.filter(isIdentity);
      const isId = name.startsWith('id-');
      const second = trace.steps?.filter((step) => step.do === 'navigate')[1]?.t ?? Number.POSITIVE_INFINITY;
      const steps = trace.steps?.filter(({ t }) => t < second) ?? [];
      const requests = trace.requests.filter((one) => !isId || !isIdentity(one) || one === first);
      expect(await conformance({ ...trace, steps, requests })).toEqual({ kind: 'conforms' });
    },
  );

  test('M-10 hold the queue while a heartbeat is never answered', async () => {
    const trace = recorded('hb-vod-plain');
    const [first] = trace.requests.filter(isHeartbeat);
    const requests = trace.requests.filter((one) => !isHeartbeat(one) || one === first);
    const stuck = changed({ ...trace, requests }, isHeartbeat, (request) => ({ ...request, response: null }));
    expect(await conformance(stuck)).toEqual({ kind: 'conforms' });
  });
});

describe('runs whose POST carries postbacks', () => {
  test.each([
    ['keeps its marker', [['et', '1']] as const],
    ['keeps no marker', []],
    [
      'keeps all markers',
      [
        ['callback', 's_c_il[1].doPostbacks'],
        ['et', '1'],
      ] as const,
    ],
  ])('A-01 have a body that %s', async (_, stored) => {
    const trace = recorded('an-long-url-post');
    const run = changed(trace, isHit, (request) => {
      const marks = stored.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
      return {
        ...request,
        path: request.path.replace('/1/', '/10/'),
        body: request.body?.replace('&pf=1', `&pf=1${marks}`) ?? '',
      };
    });
    expect(
      run.requests.some(({ path, body }) => path.includes('/10/') && (stored.length === 0 || body?.includes('et=1'))),
    ).toBe(true);
    expect(await conformance(run)).toEqual({ kind: 'conforms' });
  });
});
