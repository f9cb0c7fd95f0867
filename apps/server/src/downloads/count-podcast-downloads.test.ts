import { expect, test } from 'vitest';
import type { EventRow } from '../stores/events/event-rows.ts';
import { createPodcastCounter } from './count-podcast-downloads.ts';
import type { DeliveredPart } from './download-row.ts';

const FILE = { id: 7, title: 'Pròleg', programme: 'Veus', path: '/baixa/7', lengthS: 600, bytes: 6_000_000 };
/** A minute of it. */
const MINUTE = 600_000;
const APP = 'Overcast/2026.1 (+http://overcast.fm/; iOS podcast app)';

function aCounter() {
  const rows: EventRow[] = [];
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  const count = createPodcastCounter({
    suite: 'radio',
    append: async (more) => void rows.push(...more),
    onError: () => {},
    nowMs: () => nowMs,
  });
  return {
    rows,
    deliver: (part: Partial<DeliveredPart>) =>
      count(FILE, { address: '81.2.69.142', userAgent: APP, from: 0, to: FILE.bytes, ...part }),
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('W-12 R-02 counts a podcast download once a day for an address, an application and an episode', () => {
  const { rows, deliver, wait } = aCounter();
  deliver({});
  deliver({});
  expect(rows).toHaveLength(1);
  deliver({ userAgent: 'AntennaPod/3.5' });
  deliver({ address: '81.2.69.143' });
  expect(rows).toHaveLength(3);
  wait(86_400_000);
  deliver({});
  expect(rows).toHaveLength(4);
});

test('W-12 R-02 counts addresses of one IPv6 subscriber once', () => {
  const { rows, deliver } = aCounter();
  deliver({ address: '2001:db8:1:2::1' });
  deliver({ address: '2001:db8:1:2:ffff::9' });
  deliver({ address: '2001:db8:1:3::1' });
  expect(rows).toHaveLength(2);
});

test('W-12 R-02 needs a minute of audio, which ranges of several requests may add up to, each byte once', () => {
  const { rows, deliver } = aCounter();
  deliver({ from: 0, to: 2 });
  deliver({ from: 0, to: MINUTE / 2 });
  deliver({ from: 100, to: MINUTE / 2 });
  deliver({ from: 3 * MINUTE, to: 3 * MINUTE + MINUTE / 2 - 1 });
  expect(rows).toHaveLength(0);
  deliver({ from: MINUTE / 2, to: MINUTE / 2 + 1 });
  expect(rows).toHaveLength(1);
});

test('W-12 S-04 remembers few of the spans of a client that asks for single bytes', () => {
  const { rows, deliver } = aCounter();
  for (let at = 0; at < 20_000; at += 1) deliver({ from: 2 * at, to: 2 * at + 1 });
  deliver({ from: 0, to: MINUTE - 33 });
  expect(rows).toHaveLength(0);
  deliver({});
  expect(rows).toHaveLength(1);
});

test('S-06 W-12 stores neither address nor identifier, and marks robots and our own staff', () => {
  const { rows, deliver } = aCounter();
  deliver({});
  deliver({ userAgent: 'Googlebot/2.1' });
  deliver({ address: '81.2.69.143', isStaff: true });
  const [person, robot, staff] = rows.map(({ row }) => row);
  expect(JSON.stringify(rows)).not.toContain('81.2.69');
  expect(person).toMatchObject({
    address: '',
    visitor_id: '',
    tier: 'none',
    is_robot: 0,
    is_staff: 0,
    content_title: 'Pròleg',
  });
  expect(robot).toMatchObject({ is_robot: 1 });
  expect(staff).toMatchObject({ is_robot: 0, is_staff: 1 });
});
