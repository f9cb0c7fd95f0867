/** S-06: robots are kept and marked, so that reports leave them out and count them apart. */
import { isbot } from 'isbot';
import { type Step, withBasics } from './decoded-row.ts';

/** Different user agents remembered; the pattern of robots is long, and most events come from few programs. */
const REMEMBERED = 2000;
const remembered = new Map<string, 0 | 1>();

export const markRobot: Step = (entry, { userAgent }) => withBasics(entry, { is_robot: robotMark(userAgent) });

function robotMark(userAgent: string): 0 | 1 {
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const mark = userAgent === '' || isbot(userAgent) ? 1 : 0;
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(userAgent, mark);
  return mark;
}
