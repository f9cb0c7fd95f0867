/** Hits of the incumbent's client beside ours for the same page, call and visitor. */
import { isDeepStrictEqual } from 'node:util';
import { decodeHit, encodeHit, type Hit } from '@sintonia/wire';
import { DELIBERATE, type Deliberate } from './deliberate.ts';
import { ourHit } from './our-hit.ts';
import type { Trace, TraceRequest } from './trace.ts';

const parametersOf = ({ query, body }: TraceRequest): string =>
  body ??
  query
    .map(([name, value]) => encodeURIComponent(name) + (value === null ? '' : `=${encodeURIComponent(value)}`))
    .join('&');

/** What the wire says of a hit: both sides have been through it. */
function read(path: string, parameters: string): Hit {
  const decoded = decodeHit(path, parameters);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.reason}`);
  return decoded.hit;
}

const mayDiffer = (field: keyof Hit, theirs: Hit, ours: Hit): boolean =>
  DELIBERATE.some(({ fields, isMeant }: Deliberate) => fields.includes(field) && isMeant(theirs, ours));

/** The first difference that is not meant, between what was recorded and what our tag says of the same; null without one. */
export function checkHits(trace: Trace): string | null {
  for (const request of trace.requests.filter(({ path }) => path.includes('/b/ss/'))) {
    const theirs = read(request.path, parametersOf(request));
    const ours = read(request.path, encodeHit(ourHit(theirs)));
    const fields = new Set([...Object.keys(theirs), ...Object.keys(ours)]) as Set<keyof Hit>; // cast: of hits
    for (const field of fields) {
      if (isDeepStrictEqual(theirs[field], ours[field]) || mayDiffer(field, theirs, ours)) continue;
      return `${field} is ${JSON.stringify(ours[field])}, recorded ${JSON.stringify(theirs[field])}`;
    }
  }
  return null;
}
