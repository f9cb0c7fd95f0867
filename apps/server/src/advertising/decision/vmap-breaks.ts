/** V-02: VMAP 1.0: selects the breaks that match ours, and the ad source of each. */
import { type AdElement, childAt, childrenNamed, textAt } from './ad-element.ts';
import { isTrue } from './vast-values.ts';
import { distanceS, type WantedBreak } from './vmap-offset.ts';

/** Source of the ads: inline, or an address. */
export type AdSource = { inline: AdElement } | { address: string };

export interface VmapBreak {
  /** Null: no source. */
  source: AdSource | null;
  /** Whether several ads may come from it. */
  allowsSeveralAds: boolean;
  /** Whether its wrappers may be followed. */
  followsWrappers: boolean;
  tracking: Record<'breakStart' | 'breakEnd' | 'error', string[]>;
}

/** Maximum number of breaks at one position. */
const MAX_BREAKS = 20;

/**
 * The breaks at our break's time offset, in document order: a pod may be split over several. Among mid-rolls the
 * nearest ones; breaks that name our number (`#2`) take precedence.
 */
export function vmapBreaks(root: AdElement, wanted: WantedBreak): VmapBreak[] {
  const own = childrenNamed(root, 'AdBreak').flatMap((element) => {
    const isLinear = (element.attributes.get('breakType') ?? 'linear')
      .split(',')
      .some((type) => type.trim() === 'linear');
    const distanceOfBreakS = isLinear ? distanceS(element.attributes.get('timeOffset')?.trim() ?? '', wanted) : null;
    return distanceOfBreakS === null ? [] : [{ element, distanceOfBreakS }];
  });
  const nearestS = Math.min(...own.map(({ distanceOfBreakS }) => distanceOfBreakS));
  return own
    .filter(({ distanceOfBreakS }) => distanceOfBreakS === nearestS)
    .slice(0, MAX_BREAKS)
    .map(({ element }) => readBreak(element));
}

function readBreak(adBreak: AdElement): VmapBreak {
  const source = childAt(adBreak, 'AdSource');
  const events = childrenNamed(childAt(adBreak, 'TrackingEvents'), 'Tracking');
  const urlsOf = (event: string) =>
    events.filter(({ attributes }) => attributes.get('event') === event).map(({ text }) => text.trim());
  return {
    source: sourceOf(source),
    allowsSeveralAds: isTrue(source?.attributes.get('allowMultipleAds') ?? '', true),
    followsWrappers: isTrue(source?.attributes.get('followRedirects') ?? '', true),
    tracking: { breakStart: urlsOf('breakStart'), breakEnd: urlsOf('breakEnd'), error: urlsOf('error') },
  };
}

function sourceOf(source: AdElement | undefined): AdSource | null {
  const inline = childAt(source, 'VASTAdData', 'VAST') ?? childAt(source, 'VASTData', 'VAST');
  if (inline) return { inline };
  const address = textAt(source, 'AdTagURI');
  return address === '' ? null : { address };
}
