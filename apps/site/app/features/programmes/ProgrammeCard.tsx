import type { ProgrammeCardView } from '../../shared/cards/programme-view.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './ProgrammeCard.module.css';

interface ProgrammeCardProps {
  programme: ProgrammeCardView;
  sizes: string;
  isWide?: boolean;
  isFirst?: boolean;
}

/** A wide poster with its title and number of parts. */
export function ProgrammeCard({ programme, sizes, isWide = false, isFirst = false }: ProgrammeCardProps) {
  return (
    <article className={css.card} data-area={programme.area} data-wide={isWide || undefined}>
      <div className={css.text}>
        <h3 className={css.title}>
          <CardLink to={programme.path}>{programme.title}</CardLink>
        </h3>
        <p className={css.tagline}>{programme.tagline}</p>
        <p className={css.meta}>
          {programme.genre} · {programme.episodes}
        </p>
      </div>
      <div className={css.poster}>
        <Picture
          picture={programme.picture}
          sizes={sizes}
          isFirst={isFirst}
          isDecorative
          transitionName={useHeroName(programme.path)}
        />
      </div>
    </article>
  );
}
