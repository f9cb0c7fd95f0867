import type { ReactNode } from 'react';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { PictureView } from '../../ui/pictures/picture-view.ts';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './ProgrammeHeader.module.css';
import { readableOn } from './readable-on.ts';

interface ProgrammeHeaderProps {
  programme: { title: string; tagline: string };
  channelName: string;
  picture: PictureView | null;
  /** Primary action. */
  children?: ReactNode;
}

const NO_PICTURE = '#4a2bc2';

/** A poster as wide as the page, its background extended behind the title. */
export function ProgrammeHeader({ programme, channelName, picture, children }: ProgrammeHeaderProps) {
  const ground = picture?.colour ?? NO_PICTURE;
  const ink = readableOn(ground);
  return (
    <header className={css.header} style={{ backgroundColor: ground, color: ink }}>
      <div className={css.inside}>
        <div className={css.words}>
          <p className={css.channel}>{channelName}</p>
          <h1 className={css.title}>{programme.title}</h1>
          <p className={css.tagline}>{programme.tagline}</p>
          {/* The radio's green would not contrast with a green poster. */}
          {children && (
            <div className={css.ways} style={{ '--radio': ink, '--paper': ground, '--ink': ground }}>
              {children}
            </div>
          )}
        </div>
        <div className={css.poster}>
          <Picture picture={picture} sizes="(width < 60rem) 100vw, 62vw" isFirst transitionName={useOwnHeroName()} />
        </div>
      </div>
    </header>
  );
}
