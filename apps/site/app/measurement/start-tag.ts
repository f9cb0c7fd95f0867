import { tramuntanaRules } from '@sintonia/demo/rules';
import { createTag, type Tag } from '@sintonia/tag';
import { readSettings } from './read-settings.ts';

/** The measurement of this page by the broadcaster's rules; null where it may not or cannot run. */
export function startTag(): Tag | null {
  const settings = readSettings(document);
  return settings && createTag(settings, window, tramuntanaRules);
}
