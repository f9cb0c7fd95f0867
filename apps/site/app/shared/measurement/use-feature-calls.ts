import type { PlayerFeature } from '@sintonia/player';
import type { DirectCall, LinkDetail } from '@sintonia/tag';
import { useTag } from './tag-context.ts';

/** T-08: direct call of each player feature. */
const CALLS: Readonly<Record<PlayerFeature, DirectCall>> = {
  dvr: 'scDVR',
  subtitles: 'scSubtitols',
  tv: 'scVeureATV',
};

/** Maps player features in use to direct calls with the fields of § 7; omitted fields come from the page. */
export function useFeatureCalls(detail: LinkDetail): (feature: PlayerFeature) => void {
  const tag = useTag();
  return (feature) => tag?.track(CALLS[feature], { ...detail, clickIdentifier: feature });
}
