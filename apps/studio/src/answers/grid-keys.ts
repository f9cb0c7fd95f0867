/** Arrow keys inside a table of buttons: one tab stop for all of them, as in an ARIA grid. */
import type { FocusEvent, KeyboardEvent } from 'react';

const CELL = '[data-cell]';
/** Rows at once. */
const JUMP = 10;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  PageDown: [JUMP, 0],
  PageUp: [-JUMP, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

export function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const move = MOVES[event.key];
  const cell = (event.target as Element).closest<HTMLElement>(CELL); // cast: key events come from elements
  if (!move || !cell) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CELL)])
    .filter((cells) => cells.length > 0);
  const rowAt = rows.findIndex((cells) => cells.includes(cell));
  const row = rows[within(rowAt + move[0], rows.length)] ?? [];
  // The total has no name cell: columns are counted from the right.
  const fromRight = (rows[rowAt]?.length ?? 0) - (rows[rowAt]?.indexOf(cell) ?? 0);
  const next = row[within(row.length - fromRight + move[1], row.length)];
  next?.focus();
  event.preventDefault();
}

/** Tab returns to the last focused cell. */
export function updateTabStop(event: FocusEvent<HTMLTableElement>): void {
  const cell = (event.target as Element).closest<HTMLElement>(CELL); // cast: focus events come from elements
  if (!cell) return;
  for (const other of event.currentTarget.querySelectorAll<HTMLElement>(`${CELL}[tabindex="0"]`)) other.tabIndex = -1;
  cell.tabIndex = 0;
}

const within = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));
