/** `npm run audit -- --lighthouse`: Lighthouse scores of the main pages, as on a phone (W-13). */
import { type Category, ensureLighthouse, judge } from '../lighthouse/lighthouse.ts';

/** All in full. Performance depends on the machine: `npm run bench -- site` measures it. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const satisfies readonly Category[];
const FULL = 100;

/** Home, a story, a video, the weather, search results. */
export const JUDGED_PAGES = [
  '/',
  '/noticia/3001/embassaments-guanyen-tres-punts/',
  '/video/1001/',
  '/el-temps/',
  '/cercador/',
] as const;

/** Prints a line for each page; returns how many scores were full and how many were not. */
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
