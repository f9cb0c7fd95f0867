import { expect, test } from 'vitest';
import { comparedPeriod } from './compared-period.ts';

const NOW = new Date('2026-11-24T10:20:30Z');
const ZONE = 'Europe/Madrid';

test('R-01 today until now is compared with yesterday, or the same weekday, until the same time', () => {
  const today = { kind: 'avui' } as const;
  expect(comparedPeriod({ choice: today, comparison: 'anterior' }, NOW, ZONE)).toEqual({
    from: '2026-11-23T00:00',
    to: '2026-11-23T11:21',
  });
  expect(comparedPeriod({ choice: today, comparison: 'setmana' }, NOW, ZONE)).toEqual({
    from: '2026-11-17T00:00',
    to: '2026-11-17T11:21',
  });
});

test('R-01 without a comparison there is no period', () => {
  expect(comparedPeriod({ choice: { kind: '7d' }, comparison: 'cap' }, NOW, ZONE)).toBeNull();
});
