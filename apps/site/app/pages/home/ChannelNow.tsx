import '../../shared/on-air/on-air.css';
import { BroadcastProgress } from '../../shared/on-air/BroadcastProgress.tsx';
import type { OnAirView } from '../../shared/on-air/on-air-view.ts';
import { broadcastProgress } from '../../shared/on-air/progress.ts';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import css from './ChannelNow.module.css';

/** One channel of the rail, linked to its live page. */
export function ChannelNow({ onAir: { name, area, path, now, next }, nowMs }: { onAir: OnAirView; nowMs: number }) {
  if (!now) {
    return (
      <li className={css.channel} data-area={area}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>Ara mateix no hi ha cap emissió</p>
        {next && <NextLine starts={next.starts.text} title={next.title} />}
      </li>
    );
  }
  const progress = broadcastProgress(now.starts.iso, now.ends.iso, nowMs);
  const hasEnded = progress.minutesLeft === 0 && next !== null;
  return (
    <li className={css.channel} data-area={area}>
      <p className={css.name}>{name}</p>
      <h3 className={css.title}>
        <CardLink to={path} name={name}>
          <span className="hidden">{name}, ara: </span>
          {now.title}
        </CardLink>
      </h3>
      {now.subtitle && <p className="channel-subtitle">{now.subtitle}</p>}
      <div className="channel-foot">
        <BroadcastProgress broadcast={now} progress={progress} />
        {next && <NextLine starts={hasEnded ? 'Ara' : next.starts.text} title={next.title} />}
      </div>
    </li>
  );
}

const NextLine = ({ starts, title }: { starts: string; title: string }) => (
  <p className="channel-next">
    <span className="tabular">{starts}</span> {title}
  </p>
);
