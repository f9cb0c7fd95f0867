import '../../shared/on-air/on-air.css';
import { Link } from 'react-router';
import { Listen } from '../../features/radio/Listen.tsx';
import { onAirListenable } from '../../features/radio/listenable.ts';
import { BroadcastProgress } from '../../shared/on-air/BroadcastProgress.tsx';
import type { OnAirView } from '../../shared/on-air/on-air-view.ts';
import { broadcastProgress } from '../../shared/on-air/progress.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './LeadStation.module.css';

/** The broadcaster's first station with its current broadcast and a play button. */
export function LeadStation({ station, nowMs }: { station: OnAirView; nowMs: number }) {
  const { name, description, path, picture, now, next } = station;
  const progress = now && broadcastProgress(now.starts.iso, now.ends.iso, nowMs);
  return (
    <article className={css.lead}>
      <Link to={path} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Picture
          picture={picture}
          sizes="(width < 60rem) 100vw, 730px"
          isFirst
          isDecorative
          transitionName={useHeroName(path)}
        />
      </Link>
      <div className={css.words}>
        <p className={`on-air-channel ${css.name}`}>
          {name}
          {now && <span className="on-air-state">En directe</span>}
        </p>
        <h2 className="on-air-title">
          <Link to={path}>{now ? now.title : name}</Link>
        </h2>
        <p className="on-air-subtitle">{now ? now.subtitle : description}</p>
        {now && progress && (
          <div className={`on-air-progress ${css.progress}`}>
            <BroadcastProgress broadcast={now} progress={progress} />
          </div>
        )}
        <div className={`on-air-actions ${css.actions}`}>
          <Listen item={onAirListenable(station)} words="Escolta en directe" />
          {next && (
            <p className={css.next}>
              A les <time dateTime={next.starts.iso}>{next.starts.text}</time>, {next.title}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
