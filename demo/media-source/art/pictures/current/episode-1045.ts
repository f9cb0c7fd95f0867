import { picture, type Stage } from '../../stage.ts';
import { RED } from './current-sheets.ts';

function facade(on: Stage, x: number, y: number, columns: number, rows: number, marked: number): void {
  on.row(columns * rows, (i) => {
    const [left, top] = [x + (i % columns) * 120, y + Math.floor(i / columns) * 150];
    on.slab(i === marked ? 'paper' : 'a', left, top, 74, 104);
    if (i !== marked) on.strip('c', 5, [left + 37, top], [left + 37, top + 104]);
    on.slab('b', left - 10, top + 104, 94, 10);
  });
}

export const episode1045 = picture(RED, (on) => {
  on.back('c');
  facade(on, 90, 60, 7, 3, 11);
  on.slab('paper', 556, 214, 100, 62, 4);
  on.strip('b', 7, [576, 236], [636, 236]);
  on.strip('b', 7, [576, 254], [616, 254]);
});
