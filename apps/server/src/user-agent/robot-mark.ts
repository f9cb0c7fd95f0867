/** Robots by user agent (S-06). */
import { createIsbotFromList, isbot, list } from 'isbot';
import { isNativePlayer, isTelevision } from './user-agent-markers.ts';

/** Cached user agents; the robot pattern is long, and most events come from few user agents. */
const CACHE_SIZE = 2000;
/**
 * The robot list without its generic patterns («a word, a slash, a version»), which also match televisions and native
 * players: `HbbTV/1.6.1`, `AppleTV6,2/11.1`, `Dalvik/2.1.0`.
 */
const namesRobot = createIsbotFromList(list.filter((pattern) => !/^\^(?:\[|\\w[+*]\/|\\d)/.test(pattern)));
/** Longer user agents are not cached, to limit memory. */
const MAX_CACHED_LENGTH = 1000;
const cache = new Map<string, 0 | 1>();

/** 1 for a robot, and for an empty user agent. */
export function robotMark(userAgent: string): 0 | 1 {
  const known = cache.get(userAgent);
  if (known !== undefined) return known;
  const mark = isRobot(userAgent) ? 1 : 0;
  if (userAgent.length > MAX_CACHED_LENGTH) return mark;
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(userAgent, mark);
  return mark;
}

function isRobot(userAgent: string): boolean {
  if (userAgent === '') return true;
  const isPlayer = isTelevision(userAgent) || isNativePlayer(userAgent);
  // «Google» alone is its crawler; Google TV is a television.
  return isPlayer ? namesRobot(userAgent.replace(/google ?tv/i, '')) : isbot(userAgent);
}
