import type { InterstitialEvent, InterstitialScheduleItem } from 'hls.js';
import { describe, expect, test } from 'vitest';
import { linkContentAfterBreak } from './content-after-break.ts';

type Break = Pick<InterstitialEvent, 'identifier' | 'hasPlayed'> & { cue: { once: boolean } };

const aBreak = (identifier: string, hasPlayed = false): Break => ({ identifier, hasPlayed, cue: { once: true } });

/** Content around breaks, as hls.js lists it: `null` is content. */
function scheduleOf(...items: (Break | null)[]): InterstitialScheduleItem[] {
  return items.map((event, i) =>
    event
      ? { event, start: i * 60, end: i * 60 }
      : { nextEvent: items[i + 1] ?? null, previousEvent: items[i - 1] ?? null, start: i * 60, end: i * 60 + 60 },
  ) as unknown as InterstitialScheduleItem[]; // cast: the fields that are read here
}

/** hls.js 1.7.4, `interstitials-schedule.ts`: how it finds content in a schedule without the played breaks. */
function indexFoundByHls(
  items: readonly InterstitialScheduleItem[],
  content: InterstitialScheduleItem | undefined,
): number {
  const indexOf = (event: Partial<InterstitialEvent>) =>
    items.findIndex((item) => item.event?.identifier === event.identifier);
  if (!content || content.event) throw new Error('not content');
  if (content.nextEvent) return indexOf(content.nextEvent) - 1;
  const index = content.previousEvent ? indexOf(content.previousEvent) + 1 : -1;
  return items[index] ? index : items.findIndex(({ start, end }) => content.start >= start && content.start < end);
}

describe('resumption of content after a break (V-02)', () => {
  const [older, old, now] = [aBreak('older'), aBreak('old'), aBreak('now')];

  test('V-02 resumes a live signal after its newest break, not at the start of the window two hours earlier', () => {
    const schedule = scheduleOf(null, older, null, old, null, now, null);
    now.hasPlayed = true;
    const afterwards = scheduleOf(null, older, null, old, null);
    expect(indexFoundByHls(afterwards, schedule[6])).toBe(0); // without the link hls.js finds the first content item
    linkContentAfterBreak(schedule, 6);
    expect(indexFoundByHls(afterwards, schedule[6])).toBe(4);
  });

  test('V-02 treats earlier played breaks as removed too', () => {
    const schedule = scheduleOf(older, null, aBreak('seen', true), null, now, null);
    linkContentAfterBreak(schedule, 5);
    expect(indexFoundByHls(scheduleOf(older, null), schedule[5])).toBe(1);
    const only = scheduleOf(now, null);
    linkContentAfterBreak(only, 1);
    expect(only[1]).toMatchObject({ previousEvent: null });
  });

  test('V-02 links content to the breaks around it, and changes nothing for a break or an unknown index', () => {
    const schedule = scheduleOf(older, null, now, null, aBreak('later'));
    linkContentAfterBreak(schedule, 3);
    expect(schedule[3]).toMatchObject({ previousEvent: { identifier: 'now' }, nextEvent: { identifier: 'later' } });
    const asItWas = structuredClone(schedule);
    linkContentAfterBreak(schedule, 4);
    linkContentAfterBreak(schedule, -1);
    expect(schedule).toEqual(asItWas);
  });
});
