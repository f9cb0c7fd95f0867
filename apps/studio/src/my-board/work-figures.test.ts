import { expect, test } from 'vitest';
import { openAlerts, rejectedOfDay } from './work-figures.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00Z');
const alert = (ruleName: string, beganAt: string, endedAt: string | null) => ({ ruleName, beganAt, endedAt });

test('R-19 a saved list of alerts counts those that are open, newest first', () => {
  const events = [
    alert('older', '2026-11-19T08:00:00Z', null),
    alert('over', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'),
    alert('newer', '2026-11-20T10:00:00Z', null),
  ];
  expect(openAlerts(events)).toMatchObject({ count: 2, rows: [{ name: 'newer' }, { name: 'older' }] });
  expect(openAlerts([])).toMatchObject({ count: 0, rows: [] });
});

test('R-19 a saved list of rejected events counts those of the last 24 hours, by reason; a full list says that there may be more', () => {
  const rejected = (reason: string, hoursAgo: number) => ({
    reason,
    receivedAt: new Date(NOW_MS - hoursAgo * 3_600_000).toISOString(),
  });
  const some = [
    rejected('tooLarge', 1),
    rejected('unknownSuite', 2),
    rejected('unknownSuite', 23),
    rejected('old', 25),
  ];
  expect(rejectedOfDay(some, NOW_MS)).toEqual({
    kind: 'rejected',
    count: 3,
    isMore: false,
    rows: [
      { reason: 'unknownSuite', count: 2 },
      { reason: 'tooLarge', count: 1 },
    ],
  });
  const many = Array.from({ length: 500 }, () => rejected('unknownSuite', 1));
  expect(rejectedOfDay(many, NOW_MS)).toMatchObject({ count: 500, isMore: true });
});
