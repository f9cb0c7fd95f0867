import { type PointerEvent, useEffect, useId, useState } from 'react';
import type { Thumbnail } from '../thumbnails/thumbnail.ts';
import { useThumbnails } from '../thumbnails/use-thumbnails.ts';
import type { PlayerCommand } from './keyboard.ts';
import { LABELS } from './labels.ts';
import css from './SeekBar.module.css';
import { spokenBreaks } from './spoken.ts';
import { type BarSegment, clamped, partOf, type Timeline } from './timeline.ts';

interface SeekBarProps {
  timeline: Timeline;
  /** Chapters, or programmes of a live channel: borders on the bar, names on hover. */
  segments: readonly BarSegment[];
  /** Seconds of ad breaks. */
  breaksS?: readonly number[];
  /** A position as text: `0:12`, or `20:41` on a live signal. */
  shownAt: (positionS: number) => string;
  /** WebVTT list of stills. */
  thumbnails: string | null;
  /** Position for screen readers. */
  spoken: string;
  run: (command: PlayerCommand) => void;
}

/**
 * The bar of the whole medium. Borders and names are visual only: for screen readers it is one slider with its
 * position.
 */
export function SeekBar({ timeline, segments, breaksS = [], shownAt, thumbnails, spoken, run }: SeekBarProps) {
  const breaksId = useId();
  const [stills, loadStills] = useThumbnails(thumbnails);
  const [hoveredS, setHoveredS] = useState<number | null>(null);
  const { startS, endS, bufferedS } = timeline;
  // Shows the target until the element has reached it: otherwise the bar would fall back, and its `change` would seek
  // back too.
  const [targetS, setTargetS] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run when the position changes
  useEffect(() => setTargetS(null), [timeline.positionS]);
  const positionS = targetS ?? timeline.positionS;
  const seek = (toS: number) => {
    setTargetS(toS);
    run({ do: 'seekTo', part: partOf(timeline, toS) });
  };
  const hover = ({ clientX, currentTarget }: PointerEvent) => {
    loadStills();
    const { left, width } = currentTarget.getBoundingClientRect();
    setHoveredS(startS + clamped((clientX - left) / width, 0, 1) * (endS - startS));
  };
  const title = hoveredS !== null && segments.findLast((segment) => segment.startS <= hoveredS)?.title;
  const still = hoveredS !== null && stills.find(({ endS: until }) => hoveredS < until);
  return (
    <div
      className={css.bar}
      style={{ '--part': partOf(timeline, positionS), '--buffered': partOf(timeline, bufferedS) }}
      data-hovered={hoveredS === null ? undefined : ''}
      onPointerMove={hover}
      onPointerLeave={() => setHoveredS(null)}
    >
      <input
        type="range"
        className={`player-slider ${css.range}`}
        aria-label={LABELS.seek}
        min={startS}
        max={endS}
        step={1}
        value={positionS}
        aria-valuetext={spoken}
        aria-describedby={breaksS.length > 0 ? breaksId : undefined}
        onChange={(event) => seek(event.target.valueAsNumber)}
      />
      {segments.slice(1).map((segment) => (
        <span key={segment.startS} className={css.border} style={{ '--at': partOf(timeline, segment.startS) }} />
      ))}
      {breaksS.map((atS) => (
        <span key={atS} className={css.break} style={{ '--at': partOf(timeline, atS) }} />
      ))}
      {breaksS.length > 0 && (
        <span id={breaksId} hidden>
          {spokenBreaks(breaksS)}
        </span>
      )}
      {hoveredS !== null && (
        <span className={css.hint} aria-hidden="true" style={{ '--at': partOf(timeline, hoveredS) }}>
          {still && <Still still={still} />}
          {title && <span className={css.hintTitle}>{title}</span>}
          <span>{shownAt(hoveredS)}</span>
        </span>
      )}
    </div>
  );
}

const Still = ({ still: { sheet, x, y, width, height } }: { still: Thumbnail }) => (
  <span className={css.still} style={{ width, height, background: `url(${JSON.stringify(sheet)}) -${x}px -${y}px` }} />
);
