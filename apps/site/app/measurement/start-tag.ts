import { tramuntanaRules } from '@sintonia/demo/rules';
import { createTag, type Tag } from '@sintonia/tag';
import { decisionTap } from '../inspector/decision-tap.ts';
import { readSettings } from './read-settings.ts';
import { addUser } from './user-layer.ts';

/** The measurement of this page by the broadcaster's rules; null where it may not or cannot run. */
export function startTag(): Tag | null {
  addUser(window);
  const settings = readSettings(document);
  const tap = decisionTap(window);
  const tag = settings && createTag(settings, window, tramuntanaRules, tap?.onDecision);
  if (tag && tap) void import('../inspector/open-inspector.ts').then((it) => it.openInspector(window, tap, tag));
  return tag;
}
