import { describe, expect, test } from 'vitest';
import { isLeftOut } from '../../reports/recount/testing/is-left-out.ts';
import { isCounted } from './counted-events.ts';
import { EMPTY_HIT } from './event-rows.ts';

describe('events counted in official figures (S-06)', () => {
  test.each([
    ['what is older than the counts', {}, true],
    ['one visitor alone', { request_visitors: 1, request_sessions: 1, source_arrivals: 1 }, true],
    ['a robot', { is_robot: 1 }, false],
    ['our own staff', { is_staff: 1 }, false],
    ['a robot of our own staff', { is_robot: 1, is_staff: 1 }, false],
    ['three visitors in a request', { request_visitors: 3 }, true],
    ['four visitors in a request', { request_visitors: 4 }, false],
    ['fifty sessions in a request', { request_sessions: 50 }, true],
    ['fifty-one sessions in a request', { request_sessions: 51 }, false],
    ['the hundredth new visitor of a source', { source_arrivals: 100 }, true],
    ['the hundred and first', { source_arrivals: 101 }, false],
    ['a quarter of an hour ahead of time', { claimed_ahead_s: 900 }, true],
    ['a second more', { claimed_ahead_s: 901 }, false],
  ] as const)('S-06 decide by their thresholds on %s', (_, came, counts) => {
    const row = { ...EMPTY_HIT, ...came };
    expect([isCounted(row), isLeftOut(row)]).toEqual([counts, !counts]);
  });
});
