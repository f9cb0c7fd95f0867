import { clockTime } from '../controls/labels.ts';
import css from './ChapterList.module.css';
import type { MediaChapter } from './chapter-moves.ts';

interface ChapterListProps {
  chapters: readonly MediaChapter[];
  /** Index of the chapter at the playhead, or null. */
  current: number | null;
  seek: (positionS: number) => void;
}

export const ChapterList = ({ chapters, current, seek }: ChapterListProps) => (
  <ol className={css.list}>
    {chapters.map(({ title, startS }, index) => (
      <li key={startS}>
        <button
          type="button"
          className={css.chapter}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => seek(startS)}
        >
          <span className={css.time}>{clockTime(startS)}</span>
          {title}
        </button>
      </li>
    ))}
  </ol>
);
