/**
 * Decodes and re-encodes every request of a recorded run with our tables: the wire format is the same both ways (S-02).
 */
import { isDeepStrictEqual } from 'node:util';
import {
  decodeHeartbeat,
  decodeHit,
  decodeIdentityRequest,
  encodeHeartbeat,
  encodeHit,
  encodeIdentityRequest,
  formatVisitorCookie,
  type Pair,
  parseHitPath,
  parseIdentityAnswer,
  parseQuery,
  parseVisitorCookie,
  toHitPath,
  VISITOR_COOKIE_PREFIX,
} from '@sintonia/wire';
import type { Trace, TraceRequest } from './trace.ts';

/** Result for a request: parameters that could not be decoded, and the re-encoded ones. */
interface Reading {
  readonly unread: readonly unknown[];
  readonly again: string;
}

interface Protocol {
  readonly isMeant: (request: TraceRequest) => boolean;
  readonly read: (request: TraceRequest, parameters: string) => Reading;
  /** A difference in the recorder's answer, which the incumbent understood. */
  readonly checkAnswer?: (request: TraceRequest) => string | null;
}

const under = (prefix: string, values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

const analytics: Protocol = {
  isMeant: ({ path }) => path.includes('/b/ss/'),
  read: ({ path, contextData }, parameters) => {
    const decoded = decodeHit(path, parameters);
    if (!decoded.ok) return { unread: [decoded.reason], again: '' };
    const stored = parseHitPath(path);
    const { context = {}, activityMap = {}, customerIds = {} } = decoded.hit;
    const nested = { ...context, ...under('a.activitymap.', activityMap), ...under('cid.', customerIds) };
    const misread = isDeepStrictEqual(nested, { ...contextData }) ? [] : [nested];
    const unread = [
      ...decoded.unknown,
      ...decoded.bad,
      ...misread,
      ...(stored && toHitPath(stored) === path ? [] : [path]),
    ];
    return { unread, again: encodeHit(decoded.hit) };
  },
};

const identity: Protocol = {
  isMeant: ({ path }) => path === '/id' || path === '/optOutStatus',
  read: (_, parameters) => {
    const { request, unknown, bad } = decodeIdentityRequest(parameters);
    return { unread: [...unknown, ...bad], again: encodeIdentityRequest(request) };
  },
  checkAnswer: ({ response }) =>
    response?.status !== 200 || !response.body || parseIdentityAnswer(response.body)
      ? null
      : `answer not read: ${response.body}`,
};

const heartbeats: Protocol = {
  isMeant: ({ query }) => query.some(([name]) => name === 's:event:type'),
  read: (_, parameters) => {
    const { value, unknown, bad } = decodeHeartbeat(parseQuery(parameters));
    return { unread: [...unknown, ...bad], again: encodeHeartbeat(value) };
  },
};

const PROTOCOLS: readonly Protocol[] = [analytics, identity, heartbeats];

/** A POST has its parameters in the body, a beacon in the address. */
const parametersOf = ({ query, body }: TraceRequest): readonly Pair[] => (body ? parseQuery(body) : query);

/** Parameters in any order: a parameter that occurs more often on one side is a difference. */
const sorted = (pairs: readonly Pair[]): string[] =>
  pairs.map(([name, value]) => (value === null ? name : `${name}=${value}`)).toSorted();

/** Null values open and close groups; in a hit groups may be in another order, closed and opened again. */
const leaves = (pairs: readonly Pair[]): Pair[] => pairs.filter(([, value]) => value !== null);

function checkRequest(request: TraceRequest): string | null {
  const protocol = PROTOCOLS.find(({ isMeant }) => isMeant(request));
  if (!protocol) return null;
  const recorded = parametersOf(request);
  const { unread, again } = protocol.read(request, request.body ?? asQuery(recorded));
  if (unread.length > 0) return `${request.path} not read: ${JSON.stringify(unread)}`;
  const ours = sorted(leaves(parseQuery(again)));
  const theirs = sorted(leaves(recorded));
  const odd = [...theirs.filter((one) => !ours.includes(one)), ...ours.filter((one) => !theirs.includes(one))];
  if (odd.length > 0 || ours.length !== theirs.length) return `${request.path} written otherwise: ${odd.join(' ')}`;
  return protocol.checkAnswer?.(request) ?? null;
}

/** Percent-encodes everything that is not plain: the comparison is of values, not of escaping. */
const asQuery = (pairs: readonly Pair[]): string =>
  pairs
    .map(([name, value]) => encodeURIComponent(name) + (value === null ? '' : `=${encodeURIComponent(value)}`))
    .join('&');

function checkCookies({ cookies = [] }: Trace): string | null {
  for (const { name, value } of cookies.flatMap((snapshot) => snapshot.cookies)) {
    if (!name.startsWith(VISITOR_COOKIE_PREFIX)) continue;
    const text = decodeURIComponent(value);
    const read = parseVisitorCookie(text);
    if (!read || formatVisitorCookie(read) !== text) return `cookie ${name} not read: ${text}`;
  }
  return null;
}

/** The first request or cookie that our tables cannot decode, or encode differently; null without one. */
export function checkRequests(trace: Trace): string | null {
  for (const request of trace.requests) {
    const difference = checkRequest(request);
    if (difference) return difference;
  }
  return checkCookies(trace);
}
