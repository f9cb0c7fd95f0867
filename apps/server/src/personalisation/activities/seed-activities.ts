/** The demo's activities, created if there are none. */
import type { ActivityDraft } from '@sintonia/contracts';
import type { Property } from '../offers/redirect-target.ts';
import { BY_SERVER } from './act-on-activity.ts';
import { explain } from './activity-errors.ts';
import type { ActivityRegistry } from './activity-registry.ts';

/** Throws if one is invalid: the demo is part of our code. */
export async function seedActivities(
  registry: ActivityRegistry,
  drafts: readonly ActivityDraft[],
  property: Property,
): Promise<void> {
  if (registry.all().length > 0) return;
  const rules = { property, origin: 'http://localhost', mayRunScripts: false };
  for (const draft of drafts) {
    const created = await registry.create(draft, BY_SERVER, rules);
    const started = created.ok ? await registry.act(created.value.id, 1, 'start', BY_SERVER, rules) : created;
    if (!started.ok) throw new Error(`${draft.name}: ${explain(started.error).error.message}`);
  }
}
