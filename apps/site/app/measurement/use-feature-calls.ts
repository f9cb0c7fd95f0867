import type { PlayerFeature } from '@sintonia/player';
import type { DirectCall, LinkDetail } from '@sintonia/tag';
import { useTag } from './tag-context.ts';

/** T-08: the direct call of what a visitor puts to use in the player. */
const CALLS: Readonly<Record<PlayerFeature, DirectCall>> = {
  dvr: 'scDVR',
  subtitles: 'scSubtitols',
  tv: 'scVeureATV',
};

/** What the player says has been used, as direct calls with the fields of § 7; what is left out is the page's. */
export function useFeatureCalls(detail: LinkDetail): (feature: PlayerFeature) => void {
  const tag = useTag();
  return (feature) => tag?.track(CALLS[feature], { ...detail, clickIdentifier: feature });
}
