import type { SiteRules } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import type { RuleSet } from '@sintonia/tag/rules';

/**
 * Loads the rules of another version and applies them to the tag, whole: events, data elements, tracker and links. The
 * element checks the file's integrity; the import then returns the loaded module, also one that has run in this page
 * before. Rejects when the file cannot be loaded or its rules fail: the current rules stay.
 */
export async function changeRules(tag: Tag, { version, src, integrity }: SiteRules): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Failed to load script ${src}`));
    document.head.append(Object.assign(script, { type: 'module', integrity, src }));
  });
  const { rules } = (await import(/* @vite-ignore */ src)) as { rules: RuleSet }; // cast: `site-rules.ts` exports them
  const before = tag.rules();
  try {
    tag.changeRules({ ...rules, version });
  } catch (reason) {
    tag.changeRules(before);
    throw reason;
  }
}
