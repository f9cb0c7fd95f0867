/** Answer of `/id` and `/optOutStatus`, by names in code. */
export interface IdentityAnswer {
  /** Upper case; in MC and AAM calls. */
  readonly visitorId?: string;
  /** In the A call. */
  readonly analyticsId?: string;
  /** Location hint. */
  readonly region?: number;
  readonly blob?: string;
  /** Seconds that region and blob stay fresh. */
  readonly freshS: number;
  /** `global` means opted out of everything. */
  readonly optOut: readonly string[];
  /** Seconds that the opt-out value stays fresh. */
  readonly optOutFreshS: number;
  readonly error?: string;
  /** I-03: partner syncs, each for `parsePartnerSync`. */
  readonly partnerSyncs?: readonly unknown[];
}

/** Wire default: a week. */
export const IDENTITY_FRESH_S = 604_800;
/** § 9: opt-out default TTL. */
export const OPT_OUT_FRESH_S = 7_200;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

const seconds = (value: unknown, fallback: number): number => {
  const given = Number(value ?? Number.NaN);
  return Number.isFinite(given) && given > 0 ? given : fallback;
};

/** Parses an answer's body; undefined when it is not a JSON object. A non-hexadecimal id is ignored. */
export function parseIdentityAnswer(body: string): IdentityAnswer | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const fields = json as Record<string, unknown>; // cast: an object that is not an array
  const visitorId = text(fields.d_mid ?? fields.mid ?? fields.visitorID ?? fields.uuid);
  const analyticsId = text(fields.id);
  const region = Number(text(fields.d_region ?? fields.dcs_region) ?? Number.NaN);
  const blob = text(fields.d_blob ?? fields.blob);
  const error = text(fields.error_msg);
  return {
    ...(visitorId && /^[\da-f-]+$/i.test(visitorId) && { visitorId: visitorId.toUpperCase() }),
    ...(analyticsId && analyticsId !== 'NOTARGET' && { analyticsId }),
    ...(Number.isFinite(region) && { region }),
    ...(blob && { blob }),
    freshS: seconds(fields.id_sync_ttl, IDENTITY_FRESH_S),
    optOut: Array.isArray(fields.d_optout) ? fields.d_optout.filter((entry) => typeof entry === 'string') : [],
    optOutFreshS: seconds(fields.d_ottl, OPT_OUT_FRESH_S),
    ...(error && { error }),
    ...(Array.isArray(fields.ibs) && { partnerSyncs: fields.ibs }),
  };
}

/** Answer → the JSON object that the incumbent's client reads; `ibs` is always present. */
export const toIdentityJson = (answer: Partial<IdentityAnswer>): Record<string, unknown> => ({
  ...(answer.visitorId && { d_mid: answer.visitorId }),
  ...(answer.analyticsId && { id: answer.analyticsId }),
  ...(answer.region !== undefined && { dcs_region: answer.region }),
  ...(answer.blob && { d_blob: answer.blob }),
  id_sync_ttl: answer.freshS ?? IDENTITY_FRESH_S,
  d_optout: answer.optOut ?? [],
  d_ottl: answer.optOutFreshS ?? OPT_OUT_FRESH_S,
  ibs: answer.partnerSyncs ?? [],
  ...(answer.error && { error_msg: answer.error }),
});
