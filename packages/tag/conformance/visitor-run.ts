/**
 * Replays a recorded run of the identity client with our visitor: the same pages, choices and customer ids (I-01,
 * I-02).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { AUTH_STATE, CROSS_DOMAIN_PARAMETER, parseCrossDomainIds } from '@sintonia/wire';
import { type CustomerIdInput, toCustomerIds } from '../src/identity/customer-id-input.ts';
import { createVisitor, type Visitor } from '../src/identity/visitor.ts';
import type { CookieJar } from '../src/transport/cookie-jar.ts';
import { VM_LIMITS } from './page-statement.ts';
import type { Trace, TraceRequest, TraceStep } from './trace.ts';

/** Requests of our visitor on one page of the run, the recorded ones, and our visitor's final state. */
export interface VisitorPage {
  readonly recorded: readonly TraceRequest[];
  readonly requests: readonly URL[];
  readonly cookies: ReadonlyMap<string, string>;
  /** When the page was left, in ms since the first page load. */
  readonly untilMs: number;
  /** A customer id of the run is empty: our client ignores it. */
  readonly hasEmptyId: boolean;
}

const isIdentity = ({ path }: TraceRequest): boolean => path === '/id' || path === '/optOutStatus';
const parameter = ({ query }: TraceRequest, name: string): string | undefined =>
  query.find(([key]) => key === name)?.[1] ?? undefined;

function memoryCookies(cookieValues: Map<string, string>): CookieJar {
  return {
    read: (name) => cookieValues.get(name),
    write: (name, value) => void cookieValues.set(name, value),
    remove: (name) => void cookieValues.delete(name),
    names: () => [...cookieValues.keys()],
  };
}

/** Ids set by a statement of the run; a code name without a state means an unknown state. */
function idsOf(code: string): CustomerIdInput {
  const set: Record<string, CustomerIdInput[string] | string> = {};
  const visitor = { setCustomerIDs: (ids: typeof set) => void Object.assign(set, ids) };
  const { unknown: UNKNOWN, authenticated: AUTHENTICATED, loggedOut: LOGGED_OUT } = AUTH_STATE;
  runInNewContext(code, { visitor, Visitor: { AuthState: { UNKNOWN, AUTHENTICATED, LOGGED_OUT } } }, VM_LIMITS);
  return Object.fromEntries(Object.entries(set).map(([key, id]) => [key, typeof id === 'string' ? { id } : id]));
}

/** Statements for which our visitor has a call, or that only query it. */
const UNDERSTOOD = [
  /^same ids again$/,
  /^synchronous read$/,
  /^visitor\.setCustomerIDs\(/,
  /^adobe\.optIn\.(?:approve|deny)/,
  /^\W*(?:window\.\w+=\[)?visitor\.(?:get|is|append|idSync)/,
];
const isUnderstood = ({ do: kind, code = '' }: TraceStep): boolean =>
  kind === 'navigate' || kind === 'clear cookies' || (kind === 'js' && UNDERSTOOD.some((form) => form.test(code)));

/** Fake servers answer at once: later actions of our visitor need no request. */
const settled = () => pause(5);

/** Replays the run page by page, up to a page with an action that our visitor has no call for. */
export async function replayVisitor(trace: Trace): Promise<VisitorPage[]> {
  const { steps = [] } = trace;
  const calls = trace.requests.filter(isIdentity);
  const [first] = calls;
  if (!first) return [];
  const epochMs = Number(parameter(first, 'ts')) - first.t;
  const analytics = calls.find((call) => parameter(call, 'd_fieldgroup') === 'A');
  const organisationId = parameter(first, 'd_orgid') ?? '';
  const settings = {
    organisationId,
    idServer: `https://${first.host}`,
    analyticsIdServer: analytics && `https://${analytics.host}`,
  };
  const cookieValues = new Map<string, string>();
  const starts = steps.flatMap((step, i) => (step.do === 'navigate' ? [i] : []));
  const pages: VisitorPage[] = [];

  for (const [place, start] of starts.entries()) {
    const next = starts[place + 1] ?? steps.length;
    const { t: fromMs = 0, url = '' } = steps[start] ?? {};
    const untilMs = steps[next]?.t ?? Number.POSITIVE_INFINITY;
    const done = steps.slice(start + 1, next);
    if (!done.every(isUnderstood)) break;
    const recorded = calls.filter(({ t }) => t >= fromMs && t < untilMs);
    const requests: URL[] = [];
    let clockMs = fromMs;
    const nowMs = () => epochMs + clockMs;
    const linkedIds = new URL(url).searchParams.get(CROSS_DOMAIN_PARAMETER);
    let isDenied = false;
    const visitor: Visitor = createVisitor(settings, {
      cookies: memoryCookies(cookieValues),
      mayIdentify: () => !isDenied,
      mayJoin: () => true,
      get: async (address) => {
        const answered = recorded[requests.push(new URL(address)) - 1];
        clockMs = Math.max(clockMs, answered?.t ?? 0);
        return answered?.response?.status === 200 ? answered.response.body : undefined;
      },
      nowMs,
      random: () => 0.5,
      linkedIds: () => (linkedIds ? parseCrossDomainIds(linkedIds, organisationId, nowMs() / 1000) : undefined),
    });
    let ids: CustomerIdInput = {};
    let hasEmptyId = false;
    const noteEmptyId = () => {
      hasEmptyId = true;
    };
    const act = async ({ t, code = '' }: TraceStep) => {
      clockMs = Math.max(clockMs, t);
      if (code.includes('optIn.approve')) await visitor.ids();
      if (code.includes('optIn.denyAll')) {
        isDenied = true;
        visitor.forget(true, true);
      }
      if (code.includes('setCustomerIDs')) ids = idsOf(code);
      if (code.includes('setCustomerIDs') || code === 'same ids again') {
        visitor.setCustomerIds(await toCustomerIds(ids, noteEmptyId));
      }
      await settled();
    };
    // Third-party calls switched off: our client has no such setting. Opt-in first: nothing before it.
    const isOff = recorded.length === 0 && cookieValues.size === 0;
    if (!isOff && !done.some(({ code }) => code?.includes('optIn.'))) await visitor.ids();
    for (const step of done) await act(step);
    pages.push({ recorded, requests, cookies: new Map(cookieValues), untilMs, hasEmptyId });
    if (done.some((step) => step.do === 'clear cookies')) cookieValues.clear();
  }
  return pages;
}
