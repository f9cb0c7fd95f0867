import { expect, test } from 'vitest';
import { type Stretch, trueChapters } from './true-chapters.ts';

/** A gap lies between the second and the third. */
const CHAPTERS = [
  { title: 'a', startS: 0, lengthS: 100 },
  { title: 'b', startS: 100, lengthS: 100 },
  { title: 'c', startS: 250, lengthS: 50 },
];
const routes: readonly [what: string, route: Stretch[], starts: number, completes: number, playedS: number][] = [
  ['nothing played', [], 0, 0, 0],
  ['all of it', [{ fromS: 0, toS: 300 }], 3, 3, 250],
  ['left inside the second', [{ fromS: 0, toS: 130 }], 2, 1, 130],
  [
    'paused exactly at a border',
    [
      { fromS: 0, toS: 100 },
      { fromS: 100, toS: 110 },
    ],
    2,
    1,
    110,
  ],
  [
    'a jump within a chapter leaves it open',
    [{ fromS: 0, toS: 20 }, { jumpToS: 50 }, { fromS: 50, toS: 60 }],
    1,
    0,
    30,
  ],
  [
    'a jump out of a chapter does not complete it',
    [{ fromS: 0, toS: 20 }, { jumpToS: 150 }, { fromS: 150, toS: 201 }],
    2,
    1,
    70,
  ],
  ['a jump back enters again', [{ fromS: 0, toS: 120 }, { jumpToS: 10 }, { fromS: 10, toS: 20 }], 3, 1, 130],
  ['a jump into a chapter that is not played enters it', [{ fromS: 0, toS: 20 }, { jumpToS: 260 }], 2, 0, 20],
  ['between two chapters there is none', [{ fromS: 0, toS: 20 }, { jumpToS: 210 }, { fromS: 210, toS: 240 }], 1, 0, 20],
];

test.each(routes)('R-11 R-10 counts the chapters of a session: %s', (_what, route, starts, completes, playedS) => {
  expect(trueChapters(CHAPTERS, route)).toEqual({ starts, completes, playedS });
});
