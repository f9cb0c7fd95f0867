import { failed, ok, type Result } from '@sintonia/contracts';
import type { BroadcastItem } from './item-forms.ts';
import { findNamed, listed, slugs } from './item-names.ts';
import type { ImportContext, Resolved } from './resolved-item.ts';

export function broadcast(given: BroadcastItem, context: ImportContext): Result<Resolved, string> {
  const channel = findNamed(given.channels, context.channels);
  if (!channel) {
    const known = `there are: ${slugs(context.channels)}; --channel says which`;
    return failed(`none of ${listed(given.channels)} is a channel (${known})`);
  }
  const { title, subtitle, startsAt, endsAt } = given;
  const programmeName = given.programme ?? title;
  return ok({
    document: { channel: channel.slug, title, subtitle: subtitle || null, programme: programmeName, startsAt, endsAt },
    id: null,
  });
}
