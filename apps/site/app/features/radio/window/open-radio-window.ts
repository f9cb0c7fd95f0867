import type { LinkDetail, Tag } from '@sintonia/tag';
import { onAt } from '../../../shared/on-air/on-at.ts';
import type { Listenable } from '../listenable.ts';
import type { RadioStore } from '../radio-store.ts';
import { openingFragment } from './page-id.ts';

/** Address of the radio window. */
export const radioWindowPath = (station: string): string => `/radio/finestra/${station}/`;

/** The fragment names the opening page: it survives a reload and is not sent to the server. */
const addressOf = (station: string): string => radioWindowPath(station) + openingFragment();

const FEATURES = 'popup,width=400,height=720';

/**
 * Opens a station in its own window (W-06) and fires `scFinestraNova` (§ 7, event26). When the browser blocks the
 * window nothing is fired, and the dock offers an alternative. Must be called from a user gesture: without one the
 * browser opens no window.
 */
export function openRadioWindow(radio: RadioStore, item: Listenable, tag: Tag | null): void {
  radio.change({ requested: item.channel, blocked: null });
  const opened = window.open(addressOf(item.channel), 'sintonia-radio', FEATURES);
  if (!opened) {
    radio.change({ requested: null, blocked: item.channel });
    return;
  }
  opened.focus();
  tag?.track('scFinestraNova', windowDetail(item, radio.get().atMs ?? Date.now()));
}

/** § 7: fields of the direct call, with the broadcast at the position that is heard. */
function windowDetail({ channel, from, media, schedule }: Listenable, atMs: number): LinkDetail {
  const programme = onAt(schedule ?? [], atMs).now?.title;
  return {
    linkName: 'Finestra nova',
    linkUrl: window.location.origin + radioWindowPath(channel),
    contentTitle: from,
    contentId: media.id,
    contentFormat: 'audio',
    contentType: 'directe',
    emissionType: 'directe',
    channel,
    section: 'radio',
    subsection: channel,
    subsection1: channel,
    subsection2: '',
    thematic: [],
    topicArea: [],
    clickIdentifier: 'finestra-nova',
    clickOrigin: 'radio',
    ...(programme && { programme }),
  };
}
