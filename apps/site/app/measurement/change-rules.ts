import type { SiteRules } from '@sintonia/contracts';
import type { RuleSet } from '@sintonia/tag/rules';
import { running } from './start-tag.ts';

/**
 * Loads the rules of another version and lets the tag run by them. The element checks the file's integrity; the import then
 * gives the module that it loaded, also one that has run in this page before. Rejects when the file cannot be loaded or
 * holds no list of rules: the former ones stay. Events of its own, data elements, tracker and link settings of a version
 * start with the next page load.
 */
export async function changeRules({ version, src, integrity }: SiteRules): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Failed to load script ${src}`));
    document.head.append(Object.assign(script, { type: 'module', integrity, src }));
  });
  const { rules } = (await import(/* @vite-ignore */ src)) as { rules: RuleSet }; // cast: `site-rules.ts` exports them
  if (!running) return;
  running.rules.splice(0, running.rules.length, ...rules.rules);
  running.settings.version = version;
}
