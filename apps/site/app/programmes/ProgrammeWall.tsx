import { ProgrammeCard } from './ProgrammeCard.tsx';
import css from './ProgrammeWall.module.css';
import type { ProgrammeCardView } from './programme-view.ts';

interface ProgrammeWallProps {
  programmes: ProgrammeCardView[];
  /** The wall opens its page: its wide posters are the first thing seen. */
  isFirst?: boolean;
}

/** Two wide posters, then smaller ones. */
export const ProgrammeWall = ({ programmes, isFirst = false }: ProgrammeWallProps) => (
  <ul className={css.wall}>
    {programmes.map((programme, index) => (
      <li key={programme.slug} className={index < 2 ? css.wide : css.small}>
        <ProgrammeCard
          programme={programme}
          isWide={index < 2}
          isFirst={isFirst && index < 2}
          sizes={
            index < 2
              ? '(width < 48rem) 92vw, (width < 84rem) 48vw, 624px'
              : '(width < 48rem) 46vw, (width < 84rem) 24vw, 300px'
          }
        />
      </li>
    ))}
  </ul>
);
