import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { conformance } from './check-trace.ts';
import { findTraces, readTrace, type Trace } from './trace.ts';

const FOLDER = join(import.meta.dirname, 'fixtures/traces');
const traces = findTraces([FOLDER]).map(readTrace);
const trace = (name: string): Trace => {
  const found = traces.find((one) => one.name === name);
  if (!found) throw new Error(`no trace ${name}`);
  return found;
};

describe('recorded runs of the incumbent (M-09)', () => {
  test('all are here', () => expect(traces.length).toBeGreaterThanOrEqual(57));

  test.each(traces.map(({ name }) => name))('M-09 %s', async (name) => {
    expect(await conformance(trace(name))).toBeNull();
  });
});

/** A trace with its heartbeats changed: what the comparison must notice. */
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

describe('the comparison fails on (M-09)', () => {
  test.each([
    ['a report that is missing', 'hb-vod-plain', (_: unknown, at: number) => at !== 5, /recorded/],
    ['a duration 200 ms off', 'hb-vod-plain', set('l:event:duration', '10275', 5), /duration/],
    ['a playhead two seconds off', 'hb-vod-plain', set('l:event:playhead', '23', 6), /playhead/],
    ['another value', 'hb-midroll', set('s:asset:pod_position', '2', 7), /adPosition/],
    ['a parameter too many', 'hb-midroll', set('s:stream:chapter_id', 'x', 7), /chapterId|parameters/],
    ['another session', 'hb-pause-resume', set('s:event:sid', '1795221889000000000001', 8), /sessionId/],
  ])('%s', async (_, name, change, told) => {
    expect(await conformance(changed(name, change as Parameters<typeof changed>[1]))).toMatch(told); // cast: rows share a shape
  });

  test('a console message that is not ours', async () => {
    const original = trace('hb-misuse-double-start');
    const console = original.console.map((line) => ({ ...line, text: line.text.replace('active', 'an active') }));
    expect(await conformance({ ...original, console })).toMatch(/console line 1/);
  });
});
