import type { Stage } from '../../stage.ts';

/** The painted cloth that she travelled with: a lake, and from 1944 a boat on it. */
export function backdrop(on: Stage, hasBoat = false): void {
  on.poly('c', [130, -20], [830, -20], [800, 420], [160, 420]);
  on.poly('b', [156, 250], [330, 130], [470, 230], [610, 150], [808, 260], [806, 300], [152, 300]);
  on.slab('paper', 152, 292, 654, 90);
  for (const y of [312, 340, 366]) on.ribbon('c', 5, [190, y], [330, y - 8], [520, y + 4], [760, y - 6]);
  if (hasBoat) on.putIn({ a: '#211b17', b: '#f3ecdf', c: '#8d7c67' }, 'boat', 640, 290, 0.62);
  on.strip('b', 6, [480, -20], [476, 420]);
}
