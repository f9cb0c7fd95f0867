/** `npm run audit -- --lighthouse`: what Lighthouse says of the pages that one meets first, as on a phone (W-13). */
import { type Category, ensureLighthouse, judge } from '../lighthouse/lighthouse.ts';

/** All of them in full. How fast a page is depends on the machine: that is for `npm run bench -- site`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[];
const FULL = 100;

/** Home, a story, a video, the weather, what is searched. */
export const JUDGED_PAGES = [
  '/',
  '/noticia/3001/embassaments-guanyen-tres-punts/',
  '/video/1001/',
  '/el-temps/',
  '/cercador/',
] as const;

/** Prints a line a page; gives how many scores were full and how many were not. */
export async function judgePages(origin: string): Promise<{ passed: number; failed: number }> {
  await ensureLighthouse();
  let [passed, failed] = [0, 0];
  for (const path of JUDGED_PAGES) {
    const { scores, missed } = await judge(origin + path, CATEGORIES);
    const full = CATEGORIES.filter((category) => scores[category] === FULL).length;
    passed += full;
    failed += CATEGORIES.length - full;
    const output = CATEGORIES.map((category) => `${category} ${scores[category]}`).join(', ');
    console.log(`${full === CATEGORIES.length ? '  ok ' : 'FAIL '} ${path}  ${output}`);
    for (const line of missed) console.log(`       ${line}`);
  }
  return { passed, failed };
}
