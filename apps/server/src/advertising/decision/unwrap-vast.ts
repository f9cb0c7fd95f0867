/** V-02: a VAST document (2 to 4.2) and the wrappers in it, down to its ads. vast-client reads; what it asks for, we fetch. */

import { VASTParser } from '@dailymotion/vast-client';
import type { Document } from '@xmldom/xmldom';
import { parseAdDocument, rootName } from './ad-document.ts';
import { AD_FAILURES, type AdFailure, type AdFailureReason } from './ad-failures.ts';
import { type AdTransport, webAddress } from './ad-transport.ts';
import { type CandidateAd, toCandidate, type VastAd } from './candidate-ad.ts';

/** Wrappers inside one another that are followed. */
export const WRAPPER_DEPTH = 5;
/** Wrappers of one decision in all, and characters they may have together. */
const WRAPPERS = 20;
const WRAPPER_CHARACTERS = 600_000;

export interface Unwrapped {
  candidates: CandidateAd[];
  failures: AdFailure[];
}

export interface UnwrapPorts {
  transport: AdTransport;
  signal: AbortSignal;
}

/** @param base where the document was found: addresses in it may be relative to that */
export async function unwrapVast(
  document: Document,
  base: URL,
  { transport, signal }: UnwrapPorts,
): Promise<Unwrapped> {
  const failures: AdFailure[] = [];
  let wrappers = 0;
  let characters = 0;

  const fetchVAST = async ({ url }: { url: string }): Promise<Document> => {
    const address = webAddress(url);
    wrappers += 1;
    if (!address) throw new Error('forbiddenAddress' satisfies AdFailureReason);
    if (wrappers > WRAPPERS) throw new Error('wrapperLimit' satisfies AdFailureReason);
    const answer = await transport.read(address, signal);
    if (!answer.ok) throw new Error(answer.error);
    // Before it is parsed: several come at once.
    characters += answer.value.text.length;
    if (characters > WRAPPER_CHARACTERS) throw new Error('wrapperLimit' satisfies AdFailureReason);
    const inner = parseAdDocument(answer.value.text);
    if (!inner.ok) throw new Error(inner.error);
    if (rootName(inner.value) !== 'VAST') throw new Error(reasonOfRoot(inner.value));
    return withAbsoluteWrappers(inner.value, answer.value.url);
  };

  const fetcher = { fetcher: { fetchVAST } };
  const parser = new VASTParser(fetcher);
  // Its own way of telling ad servers needs a window; we hear of it here and tell them ourselves.
  parser.trackVastError = (
    errorUrls: string[],
    { ERRORCODE }: { ERRORCODE: number },
    ...more: { ERRORMESSAGE?: string }[]
  ) => {
    const message = more.find(({ ERRORMESSAGE }) => ERRORMESSAGE)?.ERRORMESSAGE ?? '';
    failures.push({ reason: reasonOf(ERRORCODE, message), errorUrls: [...errorUrls] });
  };

  try {
    const response: { ads: VastAd[] } = await parser.parseVAST(withAbsoluteWrappers(document, base), {
      // It refuses at this many, the document itself counted.
      wrapperLimit: WRAPPER_DEPTH + 1,
    });
    const candidates = response.ads.flatMap((ad) => {
      const candidate = toCandidate(ad);
      if (typeof candidate !== 'string') return [candidate];
      failures.push({ reason: candidate, errorUrls: ad.errorURLTemplates });
      return [];
    });
    return { candidates, failures };
  } catch {
    failures.push({ reason: reasonOfRoot(document), errorUrls: [] });
    return { candidates: [], failures };
  }
}

function reasonOf(code: number, message: string): AdFailureReason {
  if (Object.hasOwn(AD_FAILURES, message)) return message as AdFailureReason; // cast: its own key, thrown above
  if (code === 302) return 'wrapperLimit';
  if (code === 303) return 'noAds';
  return code === 101 ? 'notVast' : 'wrapperFailed';
}

const reasonOfRoot = (document: Document): AdFailureReason =>
  rootName(document) === 'VideoAdServingTemplate' ? 'oldVersion' : 'notVast';

/** vast-client asks the page for a scheme where an address has none; there is no page here. */
function withAbsoluteWrappers(document: Document, base: URL): Document {
  for (const element of Array.from(document.getElementsByTagName('VASTAdTagURI'))) {
    const address = webAddress(element.textContent, base);
    if (address) element.textContent = address.href;
  }
  return document;
}
