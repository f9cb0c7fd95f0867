/** V-02: resolves a VAST document and its wrappers to ads. */
import type { Result } from '@sintonia/contracts';
import { errorUrlsOf } from './ad-addresses.ts';
import { readAdDocument } from './ad-document.ts';
import type { AdElement } from './ad-element.ts';
import type { AdFailureReason } from './ad-failures.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import { toCandidate } from './to-candidate.ts';
import { mergeAds, nothingFound, single, type Unwrapped } from './unwrapped.ts';
import { readVast } from './vast-document.ts';
import type { VastWrapper } from './vast-terms.ts';

/** Maximum depth of a chain of wrappers. */
export const MAX_WRAPPER_DEPTH = 5;
/** Maximum number of wrappers per decision, and of their characters in total. */
const MAX_WRAPPERS = 20;
const MAX_WRAPPER_CHARACTERS = 600_000;

export interface UnwrapPorts {
  transport: AdTransport;
  signal: AbortSignal;
  /** Whether wrappers may be followed. */
  followsWrappers?: boolean;
}

/** @param base address of the document, for relative addresses in it */
export function unwrapVast(
  root: AdElement,
  base: URL,
  { transport, signal, followsWrappers = true }: UnwrapPorts,
): Promise<Unwrapped> {
  let wrappers = 0;
  let characters = 0;

  async function read(wrapper: VastWrapper, base: URL): Promise<Result<[AdElement, URL], AdFailureReason>> {
    const refuse = (error: AdFailureReason) => ({ ok: false, error }) as const;
    const address = webAddress(wrapper.tagUrl, base);
    wrappers += 1;
    if (!address) return refuse('forbiddenAddress');
    if (wrappers > MAX_WRAPPERS) return refuse('wrapperLimit');
    const answer = await transport.read(address, signal);
    if (!answer.ok) return answer;
    // Counted before the request, since several run concurrently.
    characters += answer.value.text.length;
    if (characters > MAX_WRAPPER_CHARACTERS) return refuse('wrapperLimit');
    if (answer.value.text.trim() === '') return refuse('noAds');
    const document = readAdDocument(answer.value.text);
    return document.ok ? { ok: true, value: [document.value, answer.value.url] } : document;
  }

  async function follow(wrapper: VastWrapper, base: URL, outer: readonly VastWrapper[], mayFollowHere: boolean) {
    const chain = [...outer, wrapper];
    if (!mayFollowHere || chain.length > MAX_WRAPPER_DEPTH) return nothingFound('wrapperLimit', errorUrlsOf(chain));
    const inner = await read(wrapper, base);
    if (!inner.ok) return nothingFound(inner.error, errorUrlsOf(chain));
    const found = await adsIn(inner.value[0], inner.value[1], chain, wrapper.followsWrappers);
    return wrapper.allowsSeveralAds ? found : single(found);
  }

  async function adsIn(
    root: AdElement,
    base: URL,
    chain: readonly VastWrapper[],
    followsWrappers: boolean,
  ): Promise<Unwrapped> {
    const document = readVast(root);
    if (!document) return nothingFound(reasonOfRoot(root), errorUrlsOf(chain));
    if (document.ads.length === 0) return nothingFound('noAds', errorUrlsOf([...chain, document]));
    const found = await Promise.all(
      document.ads.map(async (ad): Promise<Unwrapped> => {
        if (ad.kind === 'wrapper') return follow(ad, base, chain, followsWrappers);
        const candidate = toCandidate(ad, chain);
        return typeof candidate === 'string'
          ? nothingFound(candidate, errorUrlsOf([...chain, ad]))
          : { pod: [], alone: [candidate], failures: [] };
      }),
    );
    return mergeAds(document, found);
  }

  return adsIn(root, base, [], followsWrappers);
}

const reasonOfRoot = ({ name }: AdElement): AdFailureReason =>
  name === 'VideoAdServingTemplate' ? 'oldVersion' : 'notVast';
