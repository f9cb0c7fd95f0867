import type { DeliveryOffer } from '@sintonia/wire';
import type { OfferCall } from './deliver.ts';
import { flatten } from './page-parameters.ts';
import { URL_REQUIRED } from './target-texts.ts';

/** Text of an offer that must be fetched; its parameters come from the page's address or from the call. */
export async function fetchDynamic(
  offer: DeliveryOffer,
  { params }: OfferCall,
  timeoutMs: number,
): Promise<DeliveryOffer> {
  const { dynamic } = offer;
  if (!dynamic) return offer;
  if (!dynamic.url) throw new Error(URL_REQUIRED);
  const url = new URL(dynamic.url, location.href);
  const own = new Map(flatten(params));
  const page = new URLSearchParams(location.search);
  for (const { name, type, defaultValue } of dynamic.params ?? []) {
    const value = (type === 'request' ? page.get(name) : own.get(name)) ?? defaultValue;
    if (value !== undefined) url.searchParams.append(name, value);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? { ...offer, html: await response.text() } : offer;
}
