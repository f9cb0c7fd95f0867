import { chapterAt } from '../chapters/chapter-moves.ts';
import type { PlayerMedia } from '../player-media.ts';
import { LABELS, spokenTime } from './labels.ts';
import type { Timeline } from './timeline.ts';

/** Position in a medium for screen readers: «4 minuts de 20 minuts. Els titulars». */
export function spokenPosition({ chapters }: Pick<PlayerMedia, 'chapters'>, { positionS, endS }: Timeline): string {
  const chapter = chapters[chapterAt(chapters, positionS) ?? -1];
  return `${spokenTime(positionS)} de ${spokenTime(endS)}${chapter ? `. ${chapter.title}` : ''}`;
}

/** Position in a live signal for screen readers: «20:41, 4 minuts per darrere del directe». */
export const spokenLive = (shownAt: (positionS: number) => string, { positionS, behindS }: Timeline): string =>
  `${shownAt(positionS)}, ${behindS ? LABELS.behind(spokenTime(behindS)) : LABELS.live}`;

/** Future breaks for screen readers: «Hi ha una pausa publicitària al cap de 26 segons». */
export function spokenBreaks(breaksS: readonly number[]): string {
  const times = breaksS.map(spokenTime);
  return times.length === 1
    ? `Hi ha una pausa publicitària al cap de ${times[0]}`
    : `Hi ha pauses publicitàries al cap de ${times.slice(0, -1).join(', ')} i ${times.at(-1)}`;
}
