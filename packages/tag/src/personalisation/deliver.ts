import type { DeliveryAnswer, DeliveryOffer } from '@sintonia/wire';
import { deliveryRequest, newId, type PageIds } from './delivery-request.ts';
import { type Failure, fetchAnswer } from './fetch-answer.ts';
import type { TargetCookies } from './target-cookies.ts';
import { DISABLED_MS, type Parameters, type TargetSettings, type TargetVisitor } from './target-settings.ts';
import * as texts from './target-texts.ts';
import { withTimeout } from './with-timeout.ts';

export interface DeliveryPorts {
  readonly settings: TargetSettings;
  readonly cookies: TargetCookies;
  readonly ids: PageIds;
}

export interface OfferCall {
  readonly mbox: string;
  readonly params?: Parameters | undefined;
}

/** Disabled: by the page's address, the referrer, or a cookie; or where cookies are blocked. */
const isDisabled = ({ enabled, crossDomain }: TargetSettings, cookies: TargetCookies): boolean =>
  !enabled ||
  /[?&]mboxDisable=/.test(location.search + document.referrer) ||
  cookies.read('mboxDisable') !== undefined ||
  (crossDomain !== 'x-only' && !cookies.open());

/** The visitor's ids; a call goes without them when they are late. */
async function visitorOf({ visitor, visitorApiTimeout }: TargetSettings): Promise<TargetVisitor> {
  if (!visitor) return {};
  return withTimeout(visitor(), visitorApiTimeout, {}, (isLate) =>
    texts.logWarning(isLate ? texts.VISITOR_TIMED_OUT : texts.VISITOR_ERROR),
  );
}

/** P-03: one delivery call. Never rejects; without consent or after an opt-out it is refused before it is sent. */
export async function deliver(
  call: OfferCall,
  timeoutMs: number,
  ports: DeliveryPorts,
): Promise<DeliveryAnswer | Failure> {
  const { settings, cookies, ids } = ports;
  const { dataProviders } = settings;
  if (!settings.isAllowed() && !(settings.optinEnabled && (await settings.optIn?.())))
    return { status: 'error', error: texts.NOT_OPTED_IN };
  if (isDisabled(settings, cookies)) return { status: 'warning', error: texts.DISABLED };
  const { session, PC } = cookies.ids();
  ids.session = session ?? (ids.session || newId());
  ids.device = PC ?? ids.device;
  const isStored = settings.crossDomain !== 'x-only';
  const [visitor, provided] = await Promise.all([
    visitorOf(settings),
    dataProviders?.[0] ? import('./provided-parameters.ts').then((part) => part.providedParameters(dataProviders)) : [],
  ]);
  if (settings.optoutEnabled && visitor.isOptedOut) return { status: 'error', error: texts.OPTED_OUT };
  const request = deliveryRequest(call, settings, ids, visitor, provided, cookies);
  const limit = isStored ? settings.urlSizeLimit : Number.POSITIVE_INFINITY;
  const answer = await fetchAnswer(request, timeoutMs, limit);
  const { disabled, sessionId, tntId, error } = answer as DeliveryAnswer; // cast: a failure has only two of them
  if (disabled) cookies.write('mboxDisable', encodeURIComponent(error ?? ''), disabled.duration ?? DISABLED_MS);
  ids.session = sessionId || ids.session;
  ids.device = tntId || ids.device;
  if (isStored && settings.isAllowed()) cookies.storeIds(ids.session, ids.device);
  if ('status' in answer || !Array.isArray(answer.offers)) return answer;
  const offers = answer.offers as readonly DeliveryOffer[]; // cast: type of the format
  if (!offers.some(({ dynamic }) => dynamic)) return answer;
  const it = await import('./dynamic-offer.ts');
  const fetched = offers.map((offer) => it.fetchDynamic(offer, call, timeoutMs).catch(() => offer));
  return { ...answer, offers: await Promise.all(fetched) };
}
