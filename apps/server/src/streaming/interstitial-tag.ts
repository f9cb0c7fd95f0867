/** One ad break as HLS says it: EXT-X-DATERANGE of class `com.apple.hls.interstitial` (RFC 8216bis, appendix D). */

export interface InterstitialTag {
  /** Unique in the playlist; the same each time it is loaded, like every other attribute. */
  id: string;
  startMs: number;
  /** Address of the asset list, from the root of the server. */
  assetList: string;
  /** `PRE` and `POST` play at the ends of the programme whatever the start date says. */
  cue: 'PRE,ONCE' | 'POST,ONCE' | 'ONCE' | null;
  /** How long the break is meant to be, seconds; null when nobody knows before it is decided. */
  plannedS: number | null;
  /**
   * On demand the programme stands still during a break; live it goes on underneath, so that a viewer is at the same
   * moment after it (X-RESUME-OFFSET is left out then).
   */
  standsStill: boolean;
}

/** The line. Values are ours; what may not stand in a quoted string (RFC 8216 § 4.2) is left out of them. */
export function interstitialTag({ id, startMs, assetList, cue, plannedS, standsStill }: InterstitialTag): string {
  const attributes = [
    `ID=${quoted(id)}`,
    'CLASS="com.apple.hls.interstitial"',
    `START-DATE=${quoted(new Date(startMs).toISOString())}`,
    ...(cue === null ? [] : [`CUE=${quoted(cue)}`]),
    ...(plannedS === null ? [] : [`PLANNED-DURATION=${plannedS.toFixed(3)}`]),
    `X-ASSET-LIST=${quoted(assetList)}`,
    ...(standsStill ? ['X-RESUME-OFFSET=0'] : []),
  ];
  return `#EXT-X-DATERANGE:${attributes.join(',')}`;
}

const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/g, '')}"`;
