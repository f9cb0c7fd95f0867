import type { DeliveryPorts } from './deliver.ts';
import { deliveryRequest } from './delivery-request.ts';
import type { ElementAction } from './element-action.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { hideTargets } from './hiding.ts';
import { renderActions } from './render-actions.ts';
import { EVENTS, type TargetEvent } from './target-events.ts';
import { FAILED_ACTIONS, logWarning } from './target-texts.ts';

export interface Tracking {
  readonly sessionId: string;
  readonly deviceId?: string;
}

interface Applied {
  readonly mbox: string;
  readonly selector?: string;
  readonly offer: readonly ElementAction[];
}

/** Address of a redirect, with the parameters to pass on. */
function redirectUrl({ url = '', includeAllUrlParameters, passMboxSession }: ElementAction, session: string): string {
  const target = new URL(url, location.href);
  if (includeAllUrlParameters === 'true') {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (!target.searchParams.has(name)) target.searchParams.append(name, value);
    }
  }
  if (passMboxSession === 'true') target.searchParams.set('mboxSession', session);
  target.searchParams.set('adobe_mc_ref', document.referrer);
  return target.href;
}

/** An extra call in the background of the page, which this click may leave (docs/wire/delivery.md § 4). */
function reportClick(mbox: string, action: ElementAction, { settings, ids, cookies }: DeliveryPorts): void {
  if (!settings.isAllowed()) return;
  const key = action.action === 'signalClick' ? 'mboxTarget' : 'clickTrackId';
  const click = { [key]: action.clickTrackId ?? '' };
  const { url, query } = deliveryRequest({ mbox: `${mbox}-clicked`, click }, settings, ids, {}, [], cookies);
  void fetchAnswer({ url, query }, settings.timeout, Number.POSITIVE_INFINITY);
}

/**
 * P-02: applies an offer while its elements are hidden. @param shown called when the page can be shown: the rest is
 * hidden
 */
export async function applyOffer(
  { mbox, selector, offer }: Applied,
  ports: DeliveryPorts,
  emit: (type: TargetEvent, detail: object) => void,
  shown?: () => void,
): Promise<void> {
  const redirect = offer.find(({ action }) => action === 'redirect');
  if (redirect) {
    const url = redirectUrl(redirect, ports.ids.session);
    emit(EVENTS.CONTENT_RENDERING_REDIRECT, { mbox, url });
    location.replace(url);
    return new Promise(() => {}); // keep the page unchanged until it is replaced
  }
  if (!offer[0]) {
    for (const element of document.querySelectorAll(selector ?? '.mboxDefault'))
      element.classList.remove('mboxDefault');
    return emit(EVENTS.CONTENT_RENDERING_NO_OFFERS, { mbox });
  }
  emit(EVENTS.CONTENT_RENDERING_START, { mbox });
  const show = hideTargets(offer);
  shown?.();
  const failed = await renderActions(offer, {
    selector,
    timeoutMs: ports.settings.selectorsPollingTimeout,
    onClick: (element, action) => element.addEventListener('click', () => reportClick(mbox, action, ports)),
  });
  show();
  if (!failed[0]) return emit(EVENTS.CONTENT_RENDERING_SUCCEEDED, { mbox });
  logWarning(FAILED_ACTIONS, failed);
  emit(EVENTS.CONTENT_RENDERING_FAILED, { mbox, message: FAILED_ACTIONS, actions: failed });
}
