import { Link } from 'react-router';
import { OnDemandLink } from '../../shared/on-air/OnDemandLink.tsx';
import { ProgressStroke } from '../../shared/on-air/ProgressStroke.tsx';
import { broadcastProgress, timeLeftInWords } from '../../shared/on-air/progress.ts';
import css from './GuideGrid.module.css';
import type { GuideSlot } from './guide-view.ts';

interface GuideSlotItemProps {
  slot: GuideSlot;
  nowMs: number;
  /** Live page of its channel. */
  livePath: string;
  /** Id of the slot that is on now, as a link target. */
  nowId: string | undefined;
}

/** One broadcast of the guide: time, title and, where available, a link to watch it. */
export function GuideSlotItem({ slot, nowMs, livePath, nowId }: GuideSlotItemProps) {
  const { title, subtitle, path, episode, starts, ends } = slot;
  const when = nowMs < Date.parse(starts.iso) ? 'later' : nowMs < Date.parse(ends.iso) ? 'now' : 'past';
  const { part, minutesLeft } = broadcastProgress(starts.iso, ends.iso, nowMs);
  const way = when === 'now' ? livePath : path;
  return (
    <li
      className={css.slot}
      id={when === 'now' ? nowId : undefined}
      data-when={when}
      data-size={slot.long < 14 ? 'tiny' : slot.long < 25 ? 'small' : undefined}
      aria-current={when === 'now' ? 'time' : undefined}
      style={{ '--from': slot.from, '--long': slot.long }}
    >
      <div className={css.inside}>
        <p className={css.time}>
          <time dateTime={starts.iso}>{starts.text}</time>
          {when === 'now' && <span className={`now-badge ${css.nowWord}`}>Ara</span>}
        </p>
        <div className={css.words}>
          <h3 className={css.title}>{way ? <Link to={way}>{title}</Link> : title}</h3>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          {when === 'now' && (
            <div className={css.progress}>
              <ProgressStroke part={part} label={`${title}, fins a les ${ends.text}`} />
              <p className={css.left}>{timeLeftInWords(minutesLeft)}</p>
            </div>
          )}
          {episode && <OnDemandLink path={episode.path} title={subtitle ?? title} className={css.episode} />}
        </div>
      </div>
    </li>
  );
}
