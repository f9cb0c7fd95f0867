import { picture } from '../../stage.ts';
import { VILLAGE } from './story-town-sheets.ts';

export const story3006 = picture(VILLAGE, (on) => {
  on.hill('c', 470, 22, 3);
  const spots = [
    [110, 360],
    [230, 250],
    [330, 400],
    [420, 170],
    [500, 310],
    [590, 440],
    [640, 200],
    [740, 330],
    [800, 150],
    [850, 440],
    [900, 280],
  ] as const;
  for (const [x, y] of spots) on.putIn({ b: '#26313b', c: '#fbfaf6', a: '#26313b' }, 'house', x, y, 0.5);
  on.ribbon('b', 6, ...spots.map(([x, y]) => [x, y + 36] as const));
  for (const [x, y] of spots) on.disc('b', x, y + 36, 9);
});
