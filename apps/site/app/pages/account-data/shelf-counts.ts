import type { VisitorShelf } from '@sintonia/contracts';

/** Number of items on each list of an account. */
export interface ShelfCounts {
  /** Episodes and stories saved for later. */
  saved: number;
  /** Programmes. */
  followed: number;
  /** Episodes started and not finished. */
  unfinished: number;
  /** Episodes watched to the end. */
  finished: number;
}

export const shelfCounts = ({ saved, places }: VisitorShelf): ShelfCounts => {
  const followed = saved.filter(({ kind }) => kind === 'programme').length;
  const finished = places.filter(({ positionS }) => positionS === null).length;
  return { saved: saved.length - followed, followed, unfinished: places.length - finished, finished };
};

const amount = (n: number, one: string, many: string) => `${n === 0 ? 'cap' : n} ${n < 2 ? one : many}`;

/** The same counts in words, one line each. */
export const countWords = ({ saved, followed, unfinished, finished }: ShelfCounts) => ({
  saved: amount(saved, 'vídeo, àudio o notícia', 'vídeos, àudios o notícies'),
  followed: amount(followed, 'programa', 'programes'),
  watched: `${amount(finished, 'capítol sencer', 'capítols sencers')}, ${amount(unfinished, 'a mitges', 'a mitges')}`,
});
