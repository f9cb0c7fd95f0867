import { expect, test } from 'vitest';
import { FIRST_FUNNEL, funnelAddress, funnelPart, isTyped, parseFunnel, stepFilters } from './funnel-address.ts';

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

test('R-01 a letter of a value is no step to go back to; another dimension, step or option is', () => {
  const typed = parseFunnel(new URLSearchParams('pas={"is":"equals","dimension":"page","value":"p"}'));
  const further = parseFunnel(new URLSearchParams('pas={"is":"equals","dimension":"page","value":"po"}'));
  expect(isTyped(typed, further)).toBe(true);
  expect(isTyped(typed, FIRST_FUNNEL)).toBe(false);
  expect(isTyped(typed, { ...typed, isStrict: true })).toBe(false);
});

test('R-01 only the parameters of the funnel tell that it changed from outside', () => {
  const address = funnelAddress(new URLSearchParams('periode=28d'), FIRST_FUNNEL);
  const search = new URLSearchParams(address);
  search.set('periode', '7d');
  expect(funnelPart(search)).toBe(funnelPart(new URLSearchParams(address)));
  expect(funnelPart(search)).not.toBe(funnelPart(new URLSearchParams('periode=7d')));
});
