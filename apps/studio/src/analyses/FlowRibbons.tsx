import { useEffect, useRef, useState } from 'react';
import styles from './Flow.module.css';
import { type RibbonRow, ribbonsOf } from './flow-ribbons.ts';

interface Drawing {
  width: number;
  paths: { path: string; isEnd: boolean }[];
}

const NOTHING: Drawing = { width: 0, paths: [] };

/**
 * Ribbons from the middle of a flow, its parent, to the rows of the column beside it. The columns say the same in words
 * and numbers: for the eye only.
 */
export function FlowRibbons({ side }: { side: 'before' | 'after' }) {
  const ref = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState(NOTHING);
  useEffect(() => {
    const middle = ref.current?.parentElement;
    const column = side === 'before' ? middle?.previousElementSibling : middle?.nextElementSibling;
    if (!middle || !column) return;
    const draw = () => setDrawing(drawingOf(middle, column, side));
    const observer = new ResizeObserver(draw);
    observer.observe(middle);
    observer.observe(column);
    return () => observer.disconnect();
  }, [side]);
  return (
    <svg ref={ref} className={styles.ribbons} data-side={side} width={drawing.width} height="1" aria-hidden="true">
      <g transform={side === 'before' ? `translate(${drawing.width} 0) scale(-1 1)` : undefined}>
        {drawing.paths.map(({ path, isEnd }) => (
          <path key={path} d={path} className={isEnd ? styles.ribbonEnded : styles.ribbon} />
        ))}
      </g>
    </svg>
  );
}

/** Nothing where the columns are one below another. */
function drawingOf(middle: Element, column: Element, side: 'before' | 'after'): Drawing {
  const [box, beside] = [middle.getBoundingClientRect(), column.getBoundingClientRect()];
  const width = Math.round(side === 'before' ? box.left - beside.right : beside.left - box.right);
  if (width <= 0) return NOTHING;
  const items = [...column.querySelectorAll('li')];
  const rows = items.map((item): RibbonRow => {
    const { top, bottom } = item.getBoundingClientRect();
    return { top: top - box.top, bottom: bottom - box.top, share: Number(item.dataset.share) };
  });
  const paths = ribbonsOf(rows, box.height, width);
  return { width, paths: paths.map((path, at) => ({ path, isEnd: items[at]?.dataset.end === 'true' })) };
}
