import type { VisitorShelf } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { countWords, shelfCounts } from './shelf-counts.ts';

const shelf: VisitorShelf = {
  saved: [
    { kind: 'episode', id: 1001, atMs: 1 },
    { kind: 'story', id: 3001, atMs: 2 },
    { kind: 'programme', id: 'cims', atMs: 3 },
  ],
  places: [
    { episode: 1001, positionS: null, atMs: 1 },
    { episode: 1002, positionS: 12, atMs: 2 },
    { episode: 1003, positionS: 80, atMs: 3 },
  ],
};

test('W-08 counts saved, followed, started and finished items separately', () => {
  expect(shelfCounts(shelf)).toEqual({ saved: 2, followed: 1, unfinished: 2, finished: 1 });
  expect(countWords(shelfCounts(shelf))).toEqual({
    saved: '2 vídeos, àudios o notícies',
    followed: '1 programa',
    watched: '1 capítol sencer, 2 a mitges',
  });
});

test('W-08 counts zero for a new account', () => {
  expect(countWords(shelfCounts({ saved: [], places: [] }))).toEqual({
    saved: 'cap vídeo, àudio o notícia',
    followed: 'cap programa',
    watched: 'cap capítol sencer, cap a mitges',
  });
});
