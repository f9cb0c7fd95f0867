/** Our visitor beside the recorded one: the same calls in the same order, and the same cookie kept (I-01, I-02). */
import { parseIdentityAnswer, parseVisitorCookie, visitorCookieName } from '@sintonia/wire';
import { isUnanswered, type Trace, type TraceRequest } from './trace.ts';
import { replayVisitor, type VisitorPage } from './visitor-run.ts';

/** What `DELIBERATE_IDENTITY` gives the reasons for, beside version and time. */
const NOT_OURS = ['d_visid_ver', 'ts', 'd_verify', 'd_coppa', 'gdpr', 'gdpr_force', 'gdpr_consent', 'd_cf'];
const isEmptyId = (text: string): boolean => text.startsWith('d_cid_ic=') && text.endsWith('\u0001');
/** A field of the cookie ends a while after its answer came, and only the question's time is recorded. */
const TOLERANCE_S = 4;

/** An id that no server gave is the client's own: which, nobody can tell. */
const given = (trace: Trace) => {
  const text = JSON.stringify([trace.requests.map(({ response }) => response), trace.steps]);
  return (id: string) => (text.includes(id) ? id : 'made here');
};

type FormatPair = (pair: readonly [string, string | null]) => string;
const pairFormatter =
  (idOf: (id: string) => string): FormatPair =>
  ([name, value]) =>
    `${name}=${name === 'd_mid' || name === 'mid' ? idOf(value ?? '') : value}`;

const lineOf = (
  address: string,
  pairs: readonly (readonly [string, string | null])[],
  formatPair: FormatPair,
): string =>
  [
    address,
    ...pairs
      .filter(([name]) => !NOT_OURS.includes(name))
      .map(formatPair)
      .filter((text) => !isEmptyId(text)),
  ].join(' ');

const answerOf = ({ response }: TraceRequest) =>
  response?.status === 200 && response.body ? parseIdentityAnswer(response.body) : undefined;

/** Refused or never answered: theirs waits, ours goes on alone. */
const hasNoAnswer = (call: TraceRequest) => isUnanswered(call) || (call.response?.status ?? 200) !== 200;

/** The calls of a page that ours is to make, too. */
function expectedCalls({ recorded }: VisitorPage, formatPair: FormatPair): string[] {
  const lines: string[] = [];
  let isOptedOut = false;
  for (const call of recorded) {
    const line = lineOf(`${call.host}${call.path}`, call.query, formatPair);
    const isAgain = lines.includes(line);
    if (!isAgain && !isOptedOut) lines.push(line);
    isOptedOut ||= answerOf(call)?.optOut.includes('global') ?? false;
    if (hasNoAnswer(call)) break;
  }
  return lines;
}

function checkCalls(page: VisitorPage, formatPair: FormatPair): string | null {
  const theirs = expectedCalls(page, formatPair);
  const isRefused = page.recorded.some(hasNoAnswer);
  const all = page.requests.map(({ host, pathname, searchParams }) =>
    lineOf(host + pathname, [...searchParams], formatPair),
  );
  const ours = isRefused ? all.slice(0, theirs.length) : all;
  const at = theirs.findIndex((line, i) => line !== ours[i]);
  if (at >= 0) return `call ${at + 1} is ${ours[at]}, recorded ${theirs[at]}`;
  return ours.length > theirs.length ? `one call too many: ${ours[theirs.length]}` : null;
}

function checkCookie(trace: Trace, page: VisitorPage, fromMs: number, idOf: (id: string) => string): string | null {
  const snapshot = trace.cookies?.findLast(({ t }) => t >= fromMs && t <= page.untilMs);
  const name = visitorCookieName(page.requests[0]?.searchParams.get('d_orgid') ?? '');
  const recorded = parseVisitorCookie(
    decodeURIComponent(snapshot?.cookies.find((one) => one.name === name)?.value ?? ''),
  );
  const ours = parseVisitorCookie(page.cookies.get(name) ?? '');
  if (!recorded || !page.recorded.some(answerOf)) return null; // nothing was answered, or nothing kept
  const isOptedOut = recorded.fields.get('MCOPTOUT')?.value.includes('global');
  for (const [field, theirs] of recorded.fields) {
    if (field === 'vVersion' || (field === 'MCCIDH' && page.hasEmptyId) || (field === 'MCAID' && isOptedOut)) continue;
    const found = ours?.fields.get(field);
    const late = Math.abs((found?.expiresAtS ?? 0) - (theirs.expiresAtS ?? 0));
    const isSame = found && idOf(found.value) === idOf(theirs.value) && found.ofSession === theirs.ofSession;
    if (!isSame || late > TOLERANCE_S)
      return `cookie ${field} is ${JSON.stringify(found)}, recorded ${JSON.stringify(theirs)}`;
  }
  return null;
}

/** The first difference that is not meant between a recorded visitor and ours; null without one. */
export async function checkVisitor(trace: Trace): Promise<string | null> {
  const idOf = given(trace);
  let fromMs = 0;
  for (const page of await replayVisitor(trace)) {
    const difference = checkCalls(page, pairFormatter(idOf)) ?? checkCookie(trace, page, fromMs, idOf);
    if (difference) return difference;
    fromMs = page.untilMs;
  }
  return null;
}
