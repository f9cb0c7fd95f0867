import './on-air.css';
import type { ReactNode } from 'react';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import { BroadcastProgress } from './BroadcastProgress.tsx';
import css from './ChannelCard.module.css';
import type { OnAirView } from './on-air-view.ts';
import { broadcastProgress } from './progress.ts';

interface ChannelCardProps {
  onAir: OnAirView;
  nowMs: number;
  sizes: string;
  isFirst?: boolean;
  /** Further action, shown over the card. */
  action?: ReactNode;
}

/** A channel with its current broadcast; the whole card is a link. */
export function ChannelCard({ onAir, nowMs, sizes, isFirst = false, action }: ChannelCardProps) {
  const { name, area, path, picture, description, now, next } = onAir;
  const progress = now && broadcastProgress(now.starts.iso, now.ends.iso, nowMs);
  return (
    <li className={css.card} data-area={area}>
      <div className={css.text}>
        <p className={css.name}>{name}</p>
        <h3 className={css.title}>
          <CardLink to={path}>
            <span className="hidden">{name}: </span>
            {now ? now.title : 'Ara mateix no hi ha cap emissió'}
          </CardLink>
        </h3>
        <p className="channel-subtitle">{now ? now.subtitle : description}</p>
        {now && progress && (
          <div className="channel-foot">
            <BroadcastProgress broadcast={now} progress={progress} />
          </div>
        )}
        {next && (
          <p className="channel-next">
            <time dateTime={next.starts.iso}>{next.starts.text}</time> {next.title}
          </p>
        )}
      </div>
      <div className={css.picture}>
        <Picture picture={picture} sizes={sizes} isFirst={isFirst} isDecorative transitionName={useHeroName(path)} />
        {now && (
          <span className={css.live}>
            <span className={`live-dot ${css.dot}`} aria-hidden="true" />
            En directe
          </span>
        )}
        {action && <span className={css.action}>{action}</span>}
      </div>
    </li>
  );
}
