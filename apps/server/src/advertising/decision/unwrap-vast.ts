/** V-02: resolves a VAST document and its wrappers to ads. */
import type { Result } from '@sintonia/contracts';
import { type AdElement, readAdDocument } from './ad-document.ts';
import type { AdFailure, AdFailureReason } from './ad-failures.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import { type CandidateAd, errorUrlsOf, toCandidate } from './candidate-ad.ts';
import { readVast, type VastDocument, type VastWrapper } from './vast-document.ts';

/** Deepest chain of wrappers. */
export const WRAPPER_DEPTH = 5;
/** Most wrappers per decision, and their total characters. */
const WRAPPERS = 20;
const WRAPPER_CHARACTERS = 600_000;

export interface Unwrapped {
  /** Pod positions in order of play; null: no ad was found. Empty: there is no pod. */
  pod: (CandidateAd | null)[];
  /** Stand-alone ads: one plays if there is no pod, or fills an empty pod position. */
  alone: CandidateAd[];
  failures: AdFailure[];
}

export interface UnwrapPorts {
  transport: AdTransport;
  signal: AbortSignal;
  /** Whether wrappers may be followed. */
  mayFollow?: boolean;
}

export const nothingFound = (reason: AdFailureReason, errorUrls: readonly string[] = []): Unwrapped => ({
  pod: [],
  alone: [],
  failures: [{ reason, errorUrls }],
});

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

/** Merges the results of a document's ads: those with a sequence form a pod in that order (VAST 4.2 § 3.3.1). */
function together({ ads }: VastDocument, found: readonly Unwrapped[]): Unwrapped {
  const all = ads.map((ad, i) => ({ ad, ...(found[i] ?? nothingFound('internal')) }));
  const placed = all
    .filter(({ ad }) => ad.sequence !== null)
    .sort((a, b) => (a.ad.sequence ?? 0) - (b.ad.sequence ?? 0));
  const others = all.filter(({ ad }) => ad.sequence === null);
  const failures = all.flatMap((each) => each.failures);
  if (placed.length > 0)
    return {
      pod: placed.flatMap(({ ad, pod, alone: [first = null] }) => {
        if (pod.length > 0) return pod;
        return first === null && ad.kind === 'wrapper' && !ad.mayBeFilled ? [] : [first];
      }),
      alone: [...others.flatMap(({ pod, alone }) => [...alone, ...pod.flatMap((ad) => ad ?? [])]), ...spareOf(placed)],
      failures,
    };
  const whole = others.find(({ pod }) => pod.length > 0);
  const rest = others.filter((each) => each !== whole).flatMap(({ pod }) => pod.flatMap((ad) => ad ?? []));
  return { pod: whole?.pod ?? [], alone: [...others.flatMap(({ alone }) => alone), ...rest], failures };
}

/** Further ads of a position beyond the first. */
const spareOf = (placed: readonly Unwrapped[]): CandidateAd[] =>
  placed.flatMap(({ pod, alone }) => (pod.length > 0 ? alone : alone.slice(1)));

/** Where only one ad is allowed: the first stand-alone ad, else the first of the pod. */
export function single({ pod, alone, failures }: Unwrapped): Unwrapped {
  const first = alone[0] ?? pod.find((ad) => ad !== null);
  return { pod: [], alone: first ? [first] : [], failures };
}

const reasonOfRoot = ({ name }: AdElement): AdFailureReason =>
  name === 'VideoAdServingTemplate' ? 'oldVersion' : 'notVast';
