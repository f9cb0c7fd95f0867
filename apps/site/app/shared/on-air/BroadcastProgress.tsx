import css from './BroadcastProgress.module.css';
import { ProgressStroke } from './ProgressStroke.tsx';
import { type Progress, timeLeftInWords } from './progress.ts';

/** An instant with its text on the broadcaster's clock. */
interface ClockTime {
  iso: string;
  text: string;
}

interface BroadcastProgressProps {
  broadcast: { title: string; starts: ClockTime; ends: ClockTime };
  progress: Progress;
}

/** How much of a broadcast is over: a line, its start and end, and the time left. */
export const BroadcastProgress = ({ broadcast: { title, starts, ends }, progress }: BroadcastProgressProps) => (
  <>
    <ProgressStroke part={progress.part} label={`${title}, fins a les ${ends.text}`} />
    <p className={css.times}>
      <span>
        <time dateTime={starts.iso}>{starts.text}</time>–<time dateTime={ends.iso}>{ends.text}</time>
      </span>
      <span className={css.left}>{timeLeftInWords(progress.minutesLeft)}</span>
    </p>
  </>
);
