import { expect, test } from 'vitest';
import { FIRST_FUNNEL, funnelAddress, parseFunnel, stepFilters } from './funnel-address.ts';

test('R-12 R-01 a funnel is in its address: steps in order, time and strictness', () => {
  const funnel = { ...FIRST_FUNNEL, within: { seconds: 3600 }, isStrict: true };
  const search = new URLSearchParams(funnelAddress(new URLSearchParams('periode=28d'), funnel));
  expect(search.get('periode')).toBe('28d');
  expect(parseFunnel(search)).toEqual(funnel);
});

test('R-01 without steps, a funnel starts with views that become plays', () => {
  expect(stepFilters(parseFunnel(new URLSearchParams('pas=%7B')).steps)).toEqual([
    { is: 'equals', dimension: 'hitKind', value: 'pageview' },
    { is: 'equals', dimension: 'hitKind', value: 'mediaStart' },
  ]);
});
