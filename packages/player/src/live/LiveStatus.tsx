import type { PlayerCommand } from '../controls/keyboard.ts';
import { clockTime, LABELS, spokenTime } from '../controls/labels.ts';
import css from './LiveStatus.module.css';

interface LiveStatusProps {
  /** 0 for who watches live. */
  behindS: number;
  obey: (command: PlayerCommand) => void;
}

/** A red dot for who watches live; for who does not, how far behind, and the way back (V-04). */
export const LiveStatus = ({ behindS, obey }: LiveStatusProps) =>
  behindS === 0 ? (
    <span className={css.live}>
      <span className={css.dot} />
      {LABELS.live}
    </span>
  ) : (
    <button type="button" className={css.goLive} onClick={() => obey({ do: 'goLive' })}>
      <span aria-hidden="true">−{clockTime(behindS)}</span>
      <span className={css.back}>{LABELS.goLive}</span>
      <span className={css.hiddenText}>, {LABELS.behind(spokenTime(behindS))}</span>
    </button>
  );
