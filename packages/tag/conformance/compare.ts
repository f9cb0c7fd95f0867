import { parseQuery } from '@sintonia/wire';
import { mediaStartFields } from '../src/analytics/media-start-hit.ts';
import { compareConsole } from './compare-console.ts';
import { align, chainDifference, detailDifference, type Pairing } from './compare-heartbeats.ts';
import { isAnalyticsEvent, type Line, toLine } from './heartbeat-line.ts';
import { contextSetByPage } from './page-statement.ts';
import type { Replay } from './replay.ts';
import type { Trace, TraceRequest } from './trace.ts';

/** Accelerated recordings round their times to about a second, and run up to half a percent late. */
const settingsToleranceMs = (t: number) => Math.max(2500, t / 100);

/** Customer ids and the consent flag are added by the analytics client, not by the playback client. */
const OF_ANALYTICS = /^(cid|cm)\./;

const isSettings = ({ path }: TraceRequest) => path.includes('/settings/');
const isHeartbeat = ({ query }: TraceRequest) => query.some(([name]) => name === 's:event:type');
const isMediaStart = ({ query }: TraceRequest) =>
  query.some(([name, value]) => name === 'pe' && /^msa?_s$/.test(value ?? ''));

/** A browser may repeat a request whose connection was reset: an exact repeat is one heartbeat. */
const withoutRepeats = (requests: readonly TraceRequest[]) =>
  requests.filter((request, at) => JSON.stringify(request.query) !== JSON.stringify(requests[at - 1]?.query));

const placeOf = (url: string) => url.slice(0, url.indexOf('?'));
const recordedPlace = ({ scheme, host, path }: TraceRequest) => `${scheme}://${host}${path}`;

function comparePlaces(kind: string, recorded: readonly TraceRequest[], urls: readonly string[]): string | null {
  const [theirs, ours] = [new Set(recorded.map(recordedPlace)), new Set(urls.map(placeOf))];
  const [wanted, got] = [[...theirs].join(), [...ours].join()];
  return wanted === got ? null : `${kind} go to ${got || 'nowhere'}, recorded ${wanted || 'nowhere'}`;
}

function compareSettings(recorded: readonly TraceRequest[], ours: Replay['settings']): string | null {
  const far = recorded.find(({ t }, at) => Math.abs(t - (ours[at]?.t ?? Number.NaN)) > settingsToleranceMs(t));
  if (recorded.length !== ours.length) return `settings read ${ours.length} times, recorded ${recorded.length}`;
  return far ? `settings read at another time than ${far.t} ms` : null;
}

function compareAnalytics(
  recorded: readonly TraceRequest[],
  ours: Replay['analytics'],
  pairing: Pairing,
  pageContext: ReadonlySet<string>,
): string | null {
  if (recorded.length !== ours.length) return `${ours.length} analytics starts, recorded ${recorded.length}`;
  for (const [at, request] of recorded.entries()) {
    const start = ours[at]?.start;
    const { linkType, mediaKind, isAudio = false, context: output } = start ? mediaStartFields(start) : {};
    const query = new Map(request.query);
    const session = pairing.get(`>${start?.sessionId}`);
    const context = Object.entries({ ...output, 'a.media.vsid': session }).filter(([, value]) => value);
    const isOfPage = (key: string) => OF_ANALYTICS.test(key) || (pageContext.has(key) && !(output && key in output));
    const given = Object.entries(request.contextData ?? {}).filter(([key]) => !isOfPage(key));
    const theirs = JSON.stringify([query.get('pe'), query.get('pev3'), query.has('ms_a'), given.sort()]);
    const mine = JSON.stringify([linkType, mediaKind, isAudio, context.sort()]);
    if (theirs !== mine) return `analytics start ${mine}, recorded ${theirs}`;
  }
  return null;
}

function compareHeartbeats(expected: readonly Line[], actual: readonly Line[], pairing: Pairing): string | null {
  const inBand = {
    expected: expected.filter((line) => !isAnalyticsEvent(line)),
    actual: actual.filter((line) => !isAnalyticsEvent(line)),
  };
  const beside = { expected: expected.filter(isAnalyticsEvent), actual: actual.filter(isAnalyticsEvent) };
  const isFirst = (at: number) => {
    const session = inBand.expected[at]?.value.sessionId;
    return inBand.expected.slice(0, at).filter(({ value }) => value.sessionId === session).length < 2;
  };
  const [main, starts] = [align(inBand, isFirst), align(beside, () => false)];
  const difference = main.difference ?? starts.difference ?? chainDifference(actual);
  if (difference) return difference;
  const paired = (sides: typeof inBand, pairs: readonly [number, number][]) =>
    pairs.flatMap(([i, j]) => {
      const [theirs, ours] = [sides.expected[i], sides.actual[j]];
      return theirs && ours ? [[theirs, ours] as const] : [];
    });
  return detailDifference(
    { expected, actual },
    [...paired(inBand, main.pairs), ...paired(beside, starts.pairs)],
    pairing,
  );
}

/** The first difference of our run from the recorded one (docs/wire/heartbeat.md § 11), or null. */
export function compare(trace: Trace, ours: Replay): string | null {
  const pairing: Pairing = new Map();
  const recorded = withoutRepeats(trace.requests.filter(isHeartbeat));
  const settings = trace.requests.filter(isSettings);
  const expected = recorded.map(({ query }) => toLine(query));
  const actual = ours.heartbeats.map(({ url }) => toLine(parseQuery(url.slice(url.indexOf('?')))));
  const threw = trace.calls.filter(({ call }) => call).findIndex(({ threw }, at) => Boolean(threw) !== ours.threw[at]);
  return (
    compareHeartbeats(expected, actual, pairing) ??
    comparePlaces(
      'heartbeats',
      recorded,
      ours.heartbeats.map(({ url }) => url),
    ) ??
    compareAnalytics(trace.requests.filter(isMediaStart), ours.analytics, pairing, contextSetByPage(trace)) ??
    comparePlaces(
      'settings',
      settings,
      ours.settings.map(({ url }) => url),
    ) ??
    compareSettings(settings, ours.settings) ??
    compareConsole(
      trace.console.map(({ text }) => text),
      ours.console,
    ) ??
    (threw < 0 ? null : `call ${threw + 1} ${ours.threw[threw] ? 'threw' : 'did not throw'}`)
  );
}
