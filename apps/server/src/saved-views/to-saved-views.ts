import type { SavedView, StaffSession } from '@sintonia/contracts';
import type { Answering } from '../query/answering.ts';
import type { Mailings } from './mailings.ts';
import { mayChange, type StoredView } from './saved-views.ts';
import { type Mailing, toViewMailing } from './view-mailing.ts';

/** Views as a person sees them: what the person may change, and the mails that concern the person. */
export async function toSavedViews(
  stored: readonly (StoredView & { place: number | null })[],
  person: StaffSession,
  { mailings, answering }: { mailings: Pick<Mailings, 'ofViews'>; answering: () => Promise<Answering> },
): Promise<SavedView[]> {
  const { nowMs, timeZone } = await answering();
  const all = await mailings.ofViews(stored.map(({ id }) => id));
  return stored.map((view) => {
    const may = mayChange(view, person);
    const isMine = ({ recipient, createdBy }: Mailing) => [recipient, createdBy].includes(person.email);
    return {
      ...view,
      createdAt: view.createdAt.toISOString(),
      mayChange: may,
      mailings: all
        .filter((one) => one.viewId === view.id && (may || isMine(one)))
        .map((one) => toViewMailing(one, nowMs, timeZone)),
    };
  });
}
