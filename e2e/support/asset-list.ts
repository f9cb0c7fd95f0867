/** Ads of a break, as HLS interstitials load them. */
export interface AssetList {
  ASSETS: { URI: string; DURATION: number; 'X-AD-CREATIVE-URL': string }[];
}
export const assetListOf = async (origin: string, clip: string, place: string): Promise<AssetList> =>
  (await fetch(`${origin}/ads/assets/vod/${clip}/${place}`)).json() as Promise<AssetList>; // cast: our own format
