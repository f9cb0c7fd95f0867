import { decodeDelivery, deliveryPairs, toQuery } from '@sintonia/wire';
import type { ReplayTarget } from './replay-target.ts';
import { SCENARIOS } from './scenarios.ts';
import { deliveries, type TargetTrace } from './target-trace.ts';

/** Classes with which the client marks changed elements differ between its versions. */
const withoutMarks = (html: string) =>
  html
    .replaceAll(/\s*\bat-element-(?:marker|click-tracking)\b/g, '')
    .replaceAll(/ class="\s*"/g, '')
    .replaceAll('class=" ', 'class="');

/** Parameters of 1.8 that 1.1 did not send. */
const SINCE_1_8 = new Set(['mboxRid', 'screenOrientation', 'devicePixelRatio', 'webGLRenderer']);
/** Differs from run to run. */
const VOLATILE = /^mbox(?:Session|Page|Time|Version|Rid)$|^(?:browser|screen|color|device)/;

const text = (pairs: readonly (readonly [string, string | null])[]) =>
  pairs
    .filter(([name]) => !SINCE_1_8.has(name))
    .map(([name, value]) => (VOLATILE.test(name) ? name : `${name}=${value ?? ''}`));

const at = (observed: TargetTrace['observed'], path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], observed); // cast: recorded JSON

/** Difference after decoding and re-encoding a recorded call; null without one. */
function wireDifference(trace: TargetTrace): string | null {
  for (const [i, { query }] of deliveries(trace).entries()) {
    const { call, bad } = decodeDelivery(toQuery(query));
    if (bad[0]) return `request ${i}: ${bad[0].key} ${bad[0].why}`;
    const sorted = (pairs: Parameters<typeof text>[0]) =>
      pairs
        .map(([n, v]) => `${n}=${v ?? ''}`)
        .toSorted()
        .join('&');
    if (sorted(deliveryPairs(call)) !== sorted(query)) return `request ${i} is not written as it was read`;
  }
  return null;
}

/** The first difference between our client and a recorded run, or null: requests, and resulting page. */
export async function targetConformance(trace: TargetTrace, replay: ReplayTarget): Promise<string | null> {
  const scenario = SCENARIOS[trace.name];
  const difference = wireDifference(trace);
  if (difference || !scenario) return difference;
  const ours = await replay(trace, scenario);
  const recorded = deliveries(trace);
  if (ours.requests.length !== recorded.length) return `${ours.requests.length} requests, recorded ${recorded.length}`;
  for (const [i, { query }] of recorded.entries()) {
    const [mine, theirs] = [text(ours.requests[i] ?? []).join('&'), text(query).join('&')];
    if (mine !== theirs) return `request ${i}: ${mine}, recorded ${theirs}`;
  }
  const expected = withoutMarks(String(at(trace.observed, scenario.expected)));
  const page = withoutMarks(ours.page);
  return page === expected ? null : `the page is ${page}, recorded ${expected}`;
}
