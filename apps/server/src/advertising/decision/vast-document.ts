/** V-02: parses a VAST document (2 to 4.2) in the standard's terms. Fetches and evaluates nothing. */
import { type AdElement, childAt, childrenNamed, textAt } from './ad-element.ts';
import { readLinear } from './vast-linear.ts';
import type { VastAd, VastAdBase, VastDocument, VastInLine } from './vast-terms.ts';
import { attribute, isTrue, positive, textsOf } from './vast-values.ts';

/** Maximum number of ads read per document. */
const MAX_ADS = 50;

/** @returns null if it is not VAST */
export function readVast(root: AdElement): VastDocument | null {
  if (root.name !== 'VAST') return null;
  return {
    ads: childrenNamed(root, 'Ad').slice(0, MAX_ADS).flatMap(readAd),
    errorUrls: textsOf(childrenNamed(root, 'Error')),
  };
}

function readAd(ad: AdElement): VastAd[] {
  const [content] = ad.children.filter(({ name }) => name === 'InLine' || name === 'Wrapper');
  if (!content) return [];
  const creatives = childrenNamed(childAt(content, 'Creatives'), 'Creative');
  const creative = creatives.find((each) => childAt(each, 'Linear'));
  const base: VastAdBase = {
    id: attribute(ad, 'id'),
    sequence: positive(attribute(ad, 'sequence')),
    errorUrls: textsOf(childrenNamed(content, 'Error')),
    // Viewability is not measured, which is what this event reports.
    impressionUrls: textsOf([
      ...childrenNamed(content, 'Impression'),
      ...childrenNamed(childAt(content, 'ViewableImpression'), 'ViewUndetermined'),
    ]),
    linear: readLinear(childAt(creative, 'Linear')),
  };
  if (content.name === 'InLine')
    return [
      {
        ...base,
        kind: 'inLine',
        title: textAt(content, 'AdTitle'),
        advertiser: textAt(content, 'Advertiser'),
        creativeIds: creative ? idsOf(creative) : [],
      },
    ];
  return [
    {
      ...base,
      kind: 'wrapper',
      tagUrl: textAt(content, 'VASTAdTagURI'),
      followsWrappers: isTrue(attribute(content, 'followAdditionalWrappers'), true),
      allowsSeveralAds: isTrue(attribute(content, 'allowMultipleAds'), false),
      allowsFallback: isTrue(attribute(content, 'fallbackOnNoAd'), true),
    },
  ];
}

/** The id is in the text, or in `idValue` (VAST 4.0). */
function idsOf(creative: AdElement): VastInLine['creativeIds'] {
  const registered = childrenNamed(creative, 'UniversalAdId').map((id) => ({
    registry: attribute(id, 'idRegistry'),
    value: id.text.trim() || attribute(id, 'idValue'),
  }));
  const own = ['adId', 'AdID', 'id'].map((name) => ({ registry: '', value: attribute(creative, name) }));
  return [...registered, ...own].filter(({ value }) => value !== '' && value !== 'unknown');
}
