import type { OnAirView } from '../../shared/on-air/on-air-view.ts';
import { ProgressStroke } from '../../shared/on-air/ProgressStroke.tsx';
import { broadcastProgress, timeLeftInWords } from '../../shared/on-air/progress.ts';
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
  const { part, minutesLeft } = broadcastProgress(now.starts.iso, now.ends.iso, nowMs);
  const hasEnded = minutesLeft === 0 && next !== null;
  return (
    <li className={css.channel} data-area={area}>
      <p className={css.name}>{name}</p>
      <h3 className={css.title}>
        <CardLink to={path} name={name}>
          <span className="hidden">{name}, ara: </span>
          {now.title}
        </CardLink>
      </h3>
      {now.subtitle && <p className={css.subtitle}>{now.subtitle}</p>}
      <div className={css.foot}>
        <ProgressStroke part={part} label={`${now.title}, fins a les ${now.ends.text}`} />
        <p className={css.times}>
          <span>
            <time dateTime={now.starts.iso}>{now.starts.text}</time>–
            <time dateTime={now.ends.iso}>{now.ends.text}</time>
          </span>
          <span className={css.left}>{timeLeftInWords(minutesLeft)}</span>
        </p>
        {next && <NextLine starts={hasEnded ? 'Ara' : next.starts.text} title={next.title} />}
      </div>
    </li>
  );
}

const NextLine = ({ starts, title }: { starts: string; title: string }) => (
  <p className={css.next}>
    <span className="tabular">{starts}</span> {title}
  </p>
);
