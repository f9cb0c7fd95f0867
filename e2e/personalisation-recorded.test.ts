/** Replays the incumbent's recorded personalisation runs with our client, in a real browser: same calls, same page. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { targetConformance } from '../packages/tag/conformance/target/check-target.ts';
import { type ReplayTarget, targetReplayer } from '../packages/tag/conformance/target/replay-target.ts';
import { readTargetTrace } from '../packages/tag/conformance/target/target-trace.ts';
import { findTraces } from '../packages/tag/conformance/trace.ts';
import { openHeadlessShell } from './support/open-browser.ts';

let browser: Browser;
let replay: ReplayTarget;
beforeAll(async () => {
  browser = await openHeadlessShell();
  replay = await targetReplayer(browser);
});
afterAll(() => browser?.close());

const folder = join(import.meta.dirname, '../packages/tag/conformance/fixtures/traces');
const traces = findTraces([folder])
  .map(readTargetTrace)
  .filter(({ name }) => name.startsWith('tg-'));

describe('recorded runs of the incumbent (P-01 … P-04)', () => {
  test('are sixteen', () => expect(traces.length).toBe(16));

  test.each(traces.map((trace) => [trace.name, trace] as const))('P-03 match ours in %s', async (_name, trace) => {
    expect(await targetConformance(trace, replay)).toBeNull();
  });

  test('fail the comparison on a different page', async () => {
    const original = traces.find(({ name }) => name === 'tg-html-offer');
    if (!original) throw new Error('no trace');
    const changed = { ...original, observed: { ...original.observed, slot: '<div id="slot">una altra cosa</div>' } };
    expect(await targetConformance(changed, replay)).toMatch(/the page is/);
  });
});
