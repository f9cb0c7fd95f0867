/** V-02: resolves a VAST document and its wrappers to ads. */
import type { Result } from '@sintonia/contracts';
import { errorUrlsOf } from './ad-addresses.ts';
import { readAdDocument } from './ad-document.ts';
import type { AdElement } from './ad-element.ts';
import type { AdFailureReason } from './ad-failures.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import { toCandidate } from './to-candidate.ts';
import { nothingFound, single, together, type Unwrapped } from './unwrapped.ts';
import { readVast } from './vast-document.ts';
import type { VastWrapper } from './vast-terms.ts';

/** Deepest chain of wrappers. */
export const WRAPPER_DEPTH = 5;
/** Most wrappers per decision, and their total characters. */
const WRAPPERS = 20;
const WRAPPER_CHARACTERS = 600_000;

export interface UnwrapPorts {
  transport: AdTransport;
  signal: AbortSignal;
  /** Whether wrappers may be followed. */
  mayFollow?: boolean;
}

/** @param base address of the document, for relative addresses in it */
export function unwrapVast(
  root: AdElement,
  base: URL,
  { transport, signal, mayFollow = true }: UnwrapPorts,
): Promise<Unwrapped> {
  let wrappers = 0;
  let characters = 0;

  async function read(wrapper: VastWrapper, base: URL): Promise<Result<[AdElement, URL], AdFailureReason>> {
    const no = (error: AdFailureReason) => ({ ok: false, error }) as const;
    const address = webAddress(wrapper.tagUrl, base);
    wrappers += 1;
    if (!address) return no('forbiddenAddress');
    if (wrappers > WRAPPERS) return no('wrapperLimit');
    const answer = await transport.read(address, signal);
    if (!answer.ok) return answer;
    // Counted before the request, since several run concurrently.
    characters += answer.value.text.length;
    if (characters > WRAPPER_CHARACTERS) return no('wrapperLimit');
    if (answer.value.text.trim() === '') return no('noAds');
    const document = readAdDocument(answer.value.text);
    return document.ok ? { ok: true, value: [document.value, answer.value.url] } : document;
  }

  async function follow(wrapper: VastWrapper, base: URL, outer: readonly VastWrapper[], may: boolean) {
    const chain = [...outer, wrapper];
    if (!may || chain.length > WRAPPER_DEPTH) return nothingFound('wrapperLimit', errorUrlsOf(chain));
    const inner = await read(wrapper, base);
    if (!inner.ok) return nothingFound(inner.error, errorUrlsOf(chain));
    const found = await adsIn(inner.value[0], inner.value[1], chain, wrapper.mayFollow);
    return wrapper.mayBeMany ? found : single(found);
  }

  async function adsIn(
    root: AdElement,
    base: URL,
    chain: readonly VastWrapper[],
    mayFollow: boolean,
  ): Promise<Unwrapped> {
    const document = readVast(root);
    if (!document) return nothingFound(reasonOfRoot(root), errorUrlsOf(chain));
    if (document.ads.length === 0) return nothingFound('noAds', errorUrlsOf([...chain, document]));
    const found = await Promise.all(
      document.ads.map(async (ad): Promise<Unwrapped> => {
        if (ad.kind === 'wrapper') return follow(ad, base, chain, mayFollow);
        const candidate = toCandidate(ad, chain);
        return typeof candidate === 'string'
          ? nothingFound(candidate, errorUrlsOf([...chain, ad]))
          : { pod: [], alone: [candidate], failures: [] };
      }),
    );
    return together(document, found);
  }

  return adsIn(root, base, [], mayFollow);
}

const reasonOfRoot = ({ name }: AdElement): AdFailureReason =>
  name === 'VideoAdServingTemplate' ? 'oldVersion' : 'notVast';
