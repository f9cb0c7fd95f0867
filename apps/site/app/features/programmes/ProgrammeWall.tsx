import type { ProgrammeCardView } from '../../shared/cards/programme-view.ts';
import { ProgrammeCard } from './ProgrammeCard.tsx';
import css from './ProgrammeWall.module.css';
import { posterSpans } from './wall-rows.ts';

interface ProgrammeWallProps {
  programmes: ProgrammeCardView[];
  /** The wall opens its page: its large posters are in the first view. */
  isFirst?: boolean;
}

/** `sizes` of a poster, by the number of twelfths that it spans. */
const SIZES: Record<number, string> = {
  6: '(width < 48rem) 92vw, (width < 84rem) 48vw, 624px',
  4: '(width < 48rem) 92vw, (width < 84rem) 32vw, 406px',
  3: '(width < 48rem) 46vw, (width < 84rem) 24vw, 300px',
};

/** Large posters, then smaller ones, in full rows. */
export function ProgrammeWall({ programmes, isFirst = false }: ProgrammeWallProps) {
  const spans = posterSpans(programmes.length);
  return (
    <ul className={css.wall}>
      {programmes.map((programme, place) => {
        const span = spans[place] ?? 3;
        const isWide = span > 3;
        return (
          <li key={programme.slug} className={isWide ? css.wide : css.small} style={{ '--span': span }}>
            <ProgrammeCard
              programme={programme}
              isWide={isWide}
              isFirst={isFirst && isWide}
              sizes={SIZES[span] ?? ''}
            />
          </li>
        );
      })}
    </ul>
  );
}
