/** Parameter of a link between sites of one organisation that carries the visitor's ids (docs/wire/identity.md § 2). */
export const CROSS_DOMAIN_PARAMETER = 'adobe_mc';

/** Older links are ignored: they were bookmarked or shared. */
const FRESH_S = 300;

export interface CrossDomainIds {
  readonly visitorId: string;
  readonly analyticsId?: string | undefined;
}

/**
 * Parses the parameter's decoded value, `MCMID=…|MCAID=…|MCORGID=…|TS=…`. Undefined when it is of another organisation,
 * older than five minutes, from the future, or malformed.
 */
export function parseCrossDomainIds(value: string, organisationId: string, nowS: number): CrossDomainIds | undefined {
  const fields = new URLSearchParams(value.replaceAll('|', '&'));
  const [visitorId, analyticsId] = [fields.get('MCMID') ?? '', fields.get('MCAID')];
  const isFresh = Math.abs(nowS - Number(fields.get('TS'))) <= FRESH_S;
  if (!isFresh || fields.get('MCORGID') !== organisationId || !/^[\da-f-]{16,}$/i.test(visitorId)) return undefined;
  return { visitorId, ...(analyticsId && { analyticsId }) };
}
