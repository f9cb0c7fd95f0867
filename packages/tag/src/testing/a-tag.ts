import type { RuleSet } from '../rules/rule.ts';
import { createTag, type Tag, type TagSettings } from '../tag.ts';
import { aRuleSet } from './a-rule-set.ts';

export const SETTINGS: TagSettings = {
  organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg',
  reportSuite: 'tramuntana-dev',
  trackingServer: 'media.example',
  heartbeatServer: 'media.example/hb',
  isSecure: true,
  environment: 'production',
};

interface ATag {
  settings?: Partial<TagSettings>;
  rules?: RuleSet;
  onRuleStep?: Parameters<typeof createTag>[3];
}

/** A tag that may run. */
export function aTag(window: Window & typeof globalThis, { settings, rules = aRuleSet(), onRuleStep }: ATag = {}): Tag {
  const tag = createTag({ ...SETTINGS, ...settings }, window, rules, onRuleStep);
  if (!tag) throw new Error('no tag');
  return tag;
}
