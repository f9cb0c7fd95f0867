import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import type uPlot from 'uplot';
import { whenColoursChange } from './canvas-tokens.ts';
import styles from './SecondsCharts.module.css';
import { createPlot, type PlotOptions } from './seconds-plot.ts';
import type { SecondsView } from './seconds-view.ts';

/** One drawing of several in step: shows the given part and the given second. @param asked must be stable */
export function SecondsPlot({
  asked: options,
  view,
  cursor,
}: {
  asked: PlotOptions;
  view: SecondsView;
  cursor: number | null;
}) {
  const into = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const first = useRef(view);

  useEffect(() => {
    if (!into.current) return;
    const plot = createPlot(options, first.current, into.current);
    drawn.current = plot;
    const unwatch = whenColoursChange(() => plot.redraw(false));
    return () => {
      unwatch();
      plot.destroy();
      drawn.current = null;
    };
  }, [options]);

  useEffect(() => {
    first.current = view;
    drawn.current?.setScale('x', { min: view.from, max: view.to });
  }, [view]);

  useEffect(() => {
    const plot = drawn.current;
    if (!plot || plot.cursor.idx === cursor) return;
    plot.setCursor({ left: cursor === null ? -10 : plot.valToPos(cursor, 'x'), top: 0 }, false);
  }, [cursor]);

  return <div ref={into} className={styles.plot} aria-hidden="true" />;
}
