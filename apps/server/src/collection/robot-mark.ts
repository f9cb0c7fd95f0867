/** S-06: robots are kept and marked, so that reports leave them out and count them apart. */
import { createIsbotFromList, isbot, list } from 'isbot';
import { type Step, withBasics } from './decoded-row.ts';
import { isNativePlayer, isTelevision } from './user-agent-markers.ts';

/** Different user agents remembered; the pattern of robots is long, and most events come from few programs. */
const REMEMBERED = 2000;
/**
 * The list without its patterns of mere shape («a word, a slash, a version»), which televisions and native players have
 * too: `HbbTV/1.6.1`, `AppleTV6,2/11.1`, `Dalvik/2.1.0`.
 */
const namesRobot = createIsbotFromList(list.filter((pattern) => !/^\^(?:\[|\\w[+*]\/|\\d)/.test(pattern)));
/** Longer ones are judged each time: only short texts are kept in memory. */
const LONGEST = 1000;
const remembered = new Map<string, 0 | 1>();

export const markRobot: Step = (entry, { userAgent }) => withBasics(entry, { is_robot: robotMark(userAgent) });

function robotMark(userAgent: string): 0 | 1 {
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const mark = isRobot(userAgent) ? 1 : 0;
  if (userAgent.length > LONGEST) return mark;
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(userAgent, mark);
  return mark;
}

function isRobot(userAgent: string): boolean {
  if (userAgent === '') return true;
  const isPlayer = isTelevision(userAgent) || isNativePlayer(userAgent);
  // «Google» alone names its crawler; Google TV is a television.
  return isPlayer ? namesRobot(userAgent.replace(/google ?tv/i, '')) : isbot(userAgent);
}
