/** Compares hits of the incumbent's client with ours for the same page, call and visitor. */
import { isDeepStrictEqual } from 'node:util';
import { decodeHit, encodeHit, type Hit } from '@sintonia/wire';
import { DELIBERATE, type Deliberate } from './deliberate-differences.ts';
import { ourHit } from './our-hit.ts';
import { variablesSetByPage } from './page-statement.ts';
import type { Trace, TraceRequest } from './trace.ts';
import { CONFORMS, differs, notReplayable, type TraceResult } from './trace-result.ts';

const parametersOf = ({ query, body }: TraceRequest): string =>
  body ??
  query
    .map(([name, value]) => encodeURIComponent(name) + (value === null ? '' : `=${encodeURIComponent(value)}`))
    .join('&');

/** Decodes a hit and re-encodes it: both sides pass through the wire format. */
function read(path: string, parameters: string): Hit {
  const decoded = decodeHit(path, parameters);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.reason}`);
  return decoded.hit;
}

const mayDiffer = (field: keyof Hit, theirs: Hit, ours: Hit): boolean =>
  DELIBERATE.some(({ fields, isMeant }: Deliberate) => fields.includes(field) && isMeant(theirs, ours));

/** Fields that the incumbent's client fills only from a variable set by page code; our tag has no such input. */
const SET_BY_PAGE: Partial<Record<keyof Hit, string>> = {
  explicitVisitorId: 'visitorID',
  timestamp: 'timestamp',
  dynamicPrefix: 'dynamicVariablePrefix',
  namespace: 'visitorNamespace',
  cookiePeriods: 'cookieDomainPeriods',
  cookieLifetime: 'cookieLifetime',
  provider: 'variableProvider',
};
/** Fields that both fill, and that page code may have overridden. */
const MAY_BE_SET: Partial<Record<keyof Hit, string>> = {
  url: 'pageURL',
  referrer: 'referrer',
  currency: 'currencyCode',
  charset: 'charSet',
  pageType: 'pageType',
  linkUrl: 'linkURL',
  linkName: 'linkName',
  linkType: 'linkType',
};

/** Compares a recording with our tag's hits for the same page: the first unintended difference. */
export function checkHits(trace: Trace): TraceResult {
  const set = variablesSetByPage(trace);
  for (const request of trace.requests.filter(({ path }) => path.includes('/b/ss/'))) {
    const theirs = read(request.path, parametersOf(request));
    const ours = read(request.path, encodeHit(ourHit(theirs)));
    const fields = new Set([...Object.keys(theirs), ...Object.keys(ours)]) as Set<keyof Hit>; // cast: of hits
    for (const field of fields) {
      if (isDeepStrictEqual(theirs[field], ours[field]) || mayDiffer(field, theirs, ours)) continue;
      const own = SET_BY_PAGE[field];
      const shared = MAY_BE_SET[field];
      const variable = own && ours[field] === undefined ? own : shared && set.has(shared) ? shared : undefined;
      if (variable) return notReplayable(`the page set s.${variable}, for which our tag has no input`);
      return differs(`${field} is ${JSON.stringify(ours[field])}, recorded ${JSON.stringify(theirs[field])}`);
    }
  }
  return CONFORMS;
}
