/** Serialises an ad break for HLS: EXT-X-DATERANGE of class `com.apple.hls.interstitial` (RFC 8216bis, appendix D). */

export interface InterstitialTag {
  /** Unique in the playlist; like all attributes, identical on each load. */
  id: string;
  startMs: number;
  /** Address of the asset list, from the root of the server. */
  assetList: string;
  /** `PRE` and `POST` play at the ends of the programme, whatever the start date. */
  cue: 'PRE,ONCE' | 'POST,ONCE' | 'ONCE' | null;
  /** Planned length, seconds; null if unknown before the decision. */
  plannedS: number | null;
  /**
   * On demand the programme pauses during a break; live it continues underneath, so that a viewer returns at the live
   * position (X-RESUME-OFFSET is omitted then).
   */
  standsStill: boolean;
}

/** The tag's line. Characters forbidden in a quoted string (RFC 8216 § 4.2) are removed. */
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
