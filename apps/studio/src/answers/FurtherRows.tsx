import type { ReportRow } from '@sintonia/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../design/use-printing.ts';
import { PAGE_ROWS } from '../query/report-request.ts';
import { pagesToShow } from './pages-to-show.ts';

/**
 * Rows of the pages after the first. A page far from the window is one empty row of its height, except while printing;
 * the page with the grid's tab stop stays.
 */
export function FurtherRows({
  rows,
  columns,
  show,
}: {
  rows: readonly ReportRow[];
  columns: number;
  show: (row: ReportRow, place: number) => ReactNode;
}) {
  const bodies = useRef(new Map<number, HTMLTableSectionElement>());
  const heights = useRef(new Map<number, number>());
  const [visible, setVisible] = useState<ReadonlySet<number> | null>(null);
  const isPrinting = usePrinting();
  const count = Math.ceil(rows.length / PAGE_ROWS);

  useEffect(() => {
    const seen = new Set<number>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const page = Number((target as HTMLElement).dataset.page); // cast: the bodies below
        heights.current.set(page, boundingClientRect.height); // an empty page has the height of its rows
        if (isIntersecting) seen.add(page);
        else seen.delete(page);
      }
      setVisible(new Set(seen));
    });
    for (const [page, body] of bodies.current) if (page < count) observer.observe(body);
    return () => observer.disconnect();
  }, [count]);

  /** Its height is not known yet, or Tab leads to it. */
  const isKept = (page: number) =>
    !heights.current.has(page) || bodies.current.get(page)?.querySelector('[data-cell][tabindex="0"]') != null;
  const shown = pagesToShow(count, isPrinting ? null : visible, isKept);
  return Array.from({ length: count }, (_, page) => (
    <tbody
      // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places, so the index is a stable key
      key={page}
      data-page={page}
      ref={(body) => {
        if (body) bodies.current.set(page, body);
        else bodies.current.delete(page);
      }}
    >
      {shown.has(page) ? (
        rows
          .slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS)
          .map((row, place) => show(row, (page + 1) * PAGE_ROWS + place))
      ) : (
        <tr style={{ height: heights.current.get(page) }}>
          <td colSpan={columns} />
        </tr>
      )}
    </tbody>
  ));
}
