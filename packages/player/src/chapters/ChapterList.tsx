import { clockTime } from '../controls/labels.ts';
import css from './ChapterList.module.css';
import { chapterAt, type MediaChapter } from './chapter-moves.ts';

interface ChapterListProps {
  chapters: readonly MediaChapter[];
  positionS: number;
  seek: (positionS: number) => void;
}

export const ChapterList = ({ chapters, positionS, seek }: ChapterListProps) => {
  const current = chapterAt(chapters, positionS);
  return (
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
};
