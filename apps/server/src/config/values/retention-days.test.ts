import { describe, expect, test } from 'vitest';
import { DEFAULT_RETENTION, parseRetention } from './retention-days.ts';

describe('RETENTION_DAYS (R-07)', () => {
  test('R-07 named tables have their own days, others the default', () => {
    expect(parseRetention('rejected=30, hits = 400')).toEqual({ ...DEFAULT_RETENTION, rejected: 30, hits: 400 });
  });

  test.each(['', 'hits', 'hits=0', 'hits=-1', 'visits=30', 'hits=1.5', 'hits=99999', '__proto__=3'])(
    '«%s» is refused',
    (list) => expect(parseRetention(list)).toBeNull(),
  );
});
