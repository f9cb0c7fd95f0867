import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import buttons from '../../design/Button.module.css';
import { countMarks } from '../scale.ts';
import { useWidth } from '../use-width.ts';
import styles from './SecondsCharts.module.css';
import { SecondsPlot } from './SecondsPlot.tsx';
import type { PlotOptions, SecondsSeries } from './seconds-plot.ts';
import { panned, type SecondsView, within, zoomed } from './seconds-view.ts';

const HEIGHT = 210;
/** Steps of the arrow keys across a view. */
const ARROW_STEPS = 240;

export interface SecondsWords {
  choose: string;
  keys: string;
  hint: string;
  closer: string;
  wider: string;
  earlier: string;
  later: string;
  whole: string;
}

/**
 * Charts of seconds one below the other, in step: they share the part that is shown, the chosen second and the vertical
 * scale. Dragging chooses a part, with Shift it moves; keys and buttons do the same.
 */
export function SecondsCharts({
  label,
  series,
  total,
  firstHour,
  view,
  onView,
  readout,
  format,
  timeText,
  words,
}: {
  label: string;
  /** Stable; one chart each. */
  series: readonly SecondsSeries[];
  /** Width in seconds, also those to come. */
  total: number;
  firstHour: number;
  view: SecondsView;
  onView: (view: SecondsView) => void;
  /** Text of a second of a chart; without one, what the chart is. */
  readout: (place: number, second: number | null) => string;
  /** Stable. */
  format: (count: number) => string;
  /** Stable. */
  timeText: (second: number, isLong: boolean) => string;
  words: SecondsWords;
}) {
  const keysId = useId();
  const [ref, width] = useWidth<HTMLDivElement>();
  const [cursor, setCursor] = useState<number | null>(null);
  const show = (next: SecondsView) => onView(within(next, total));
  // The drawings are made once, and act on what is shown when they are used.
  const shown = useRef({ view, show });
  useLayoutEffect(() => {
    shown.current = { view, show };
  });
  const plots = useMemo<PlotOptions[]>(() => {
    const scale = countMarks(series.reduce((most, { values }) => Math.max(most, maximum(values)), 0));
    return series.map((one) => ({
      series: one,
      size: { width, height: HEIGHT },
      scale,
      firstHour,
      format,
      timeText,
      onCursor: setCursor,
      onView: (next) => shown.current.show(next),
      onPan(seconds) {
        const { view: now, show: move } = shown.current;
        move({ from: now.from + seconds, to: now.to + seconds });
      },
      onWhole: () => shown.current.show({ from: 0, to: total }),
    }));
  }, [series, width, firstHour, format, timeText, total]);

  const middle = Math.round((view.from + view.to) / 2);
  const at = Math.max(view.from, Math.min(view.to - 1, cursor ?? middle));
  const zoom = (by: number) => show(zoomed(view, total, by, at));
  const move = (by: number) => show(panned(view, total, by));
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const step = Math.max(1, Math.round((view.to - view.from) / ARROW_STEPS));
    if (arrow !== undefined && event.shiftKey) move(arrow / 4);
    else if (arrow !== undefined) setCursor(Math.max(view.from, Math.min(view.to - 1, at + arrow * step)));
    else if (event.key === '+' || event.key === '=') zoom(0.5);
    else if (event.key === '-') zoom(2);
    else if (event.key === '0') show({ from: 0, to: total });
    else return;
    event.preventDefault();
  };
  const isWhole = view.from === 0 && view.to === total;
  const button = (name: string, act: () => void, isOff = false) => (
    <button type="button" className={buttons.plain} onClick={act} disabled={isOff}>
      {name}
    </button>
  );

  return (
    <figure className={styles.charts} aria-label={label}>
      <div className={styles.tools}>
        {button(words.closer, () => zoom(0.5))}
        {button(words.wider, () => zoom(2), isWhole)}
        {button(words.earlier, () => move(-0.5), view.from === 0)}
        {button(words.later, () => move(0.5), view.to === total)}
        {button(words.whole, () => show({ from: 0, to: total }), isWhole)}
        <span className={styles.hint}>{words.hint}</span>
      </div>
      <div ref={ref} className={styles.field}>
        {plots.map((one, place) => (
          <div key={one.series.name}>
            <p className={styles.readout} aria-hidden="true">
              {readout(place, cursor)}
            </p>
            <div style={{ blockSize: HEIGHT }}>
              {width > 0 && <SecondsPlot asked={one} view={view} cursor={cursor} />}
            </div>
          </div>
        ))}
        <input
          className={styles.slider}
          type="range"
          aria-label={words.choose}
          aria-describedby={keysId}
          min={view.from}
          max={view.to - 1}
          value={at}
          aria-valuetext={series.map((_, place) => readout(place, at)).join('. ')}
          onChange={(event) => setCursor(Number(event.target.value))}
          onKeyDown={onKeyDown}
          onFocus={() => setCursor(at)}
          onBlur={() => setCursor(null)}
        />
      </div>
      <p id={keysId} className="heard">
        {words.keys}
      </p>
    </figure>
  );
}

const maximum = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), 0);
