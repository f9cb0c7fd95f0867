import type { PlayerCommand } from '../controls/keyboard.ts';
import { clockTime, LABELS, spokenTime } from '../controls/labels.ts';
import css from './LiveStatus.module.css';

interface LiveStatusProps {
  /** 0 at the live edge. */
  behindS: number;
  run: (command: PlayerCommand) => void;
}

/** A red dot at the live edge; otherwise the delay, and a button to go live (V-04). */
export const LiveStatus = ({ behindS, run }: LiveStatusProps) =>
  behindS === 0 ? (
    <span className={css.live}>
      <span className={css.dot} />
      {LABELS.live}
    </span>
  ) : (
    <button type="button" className={css.goLive} onClick={() => run({ do: 'goLive' })}>
      <span aria-hidden="true">−{clockTime(behindS)}</span>
      <span className={css.back}>{LABELS.goLive}</span>
      <span className="player-hidden">, {LABELS.behind(spokenTime(behindS))}</span>
    </button>
  );
