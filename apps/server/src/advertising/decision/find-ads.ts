/** V-02: the ads that an ad server offers for a break: from VAST, or from the breaks of a VMAP. */
import { readAdDocument } from './ad-document.ts';
import type { AdElement } from './ad-element.ts';
import { commonMacros, withMacros } from './ad-macros.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import { macrosOf } from './break-macros.ts';
import type { BreakRequest } from './break-request.ts';
import { type FoundAds, mergeBreaks, withoutSchedule } from './found-ads.ts';
import { unwrapVast } from './unwrap-vast.ts';
import { nothingFound, single, type Unwrapped } from './unwrapped.ts';
import { type VmapBreak, vmapBreaks } from './vmap-breaks.ts';

export interface FindPorts {
  /** VMAP or VAST, with macros. */
  tagUrl: string;
  transport: AdTransport;
  nowMs: () => number;
  random: () => number;
}

export async function findAds(
  request: BreakRequest,
  { tagUrl, transport, nowMs, random }: FindPorts,
  signal: AbortSignal,
): Promise<FoundAds> {
  const macros = { ...commonMacros(nowMs(), random()), ...macrosOf(request) };
  const answer = await readDocument(tagUrl);
  if ('failures' in answer) return withoutSchedule(answer);
  const [root, base] = answer;
  if (root.name !== 'VMAP') return withoutSchedule(await unwrapVast(root, base, { transport, signal }));
  const breaks = vmapBreaks(root, request);
  if (breaks.length === 0) return withoutSchedule(nothingFound('noAds'));
  return mergeBreaks(breaks, await Promise.all(breaks.map((adBreak) => adsOf(adBreak, base))));

  async function readDocument(address: string, base?: URL): Promise<[AdElement, URL] | Unwrapped> {
    const url = webAddress(withMacros(address, macros), base);
    if (!url) return nothingFound('forbiddenAddress');
    const answer = await transport.read(url, signal);
    if (!answer.ok) return nothingFound(answer.error);
    // An empty answer often means that there is no ad.
    if (answer.value.text.trim() === '') return nothingFound('noAds');
    const document = readAdDocument(answer.value.text);
    return document.ok ? [document.value, answer.value.url] : nothingFound(document.error);
  }

  async function adsOf({ source, followsWrappers, allowsSeveralAds }: VmapBreak, base: URL): Promise<Unwrapped> {
    if (!source) return nothingFound('noAds');
    const answer = 'inline' in source ? ([source.inline, base] as const) : await readDocument(source.address, base);
    if ('failures' in answer) return answer;
    const [root, at] = answer;
    // A VMAP that refers to a VMAP is not followed: it could never end.
    if (root.name === 'VMAP') return nothingFound('wrapperLimit');
    const found = await unwrapVast(root, at, { transport, signal, followsWrappers });
    return allowsSeveralAds ? found : single(found);
  }
}
