/** Parameter of a link between sites of one organisation that carries the visitor's ids (docs/wire/identity.md § 2). */
export const HANDED_OVER = 'adobe_mc';

/** Older links are no hand-over: they were kept or passed on. */
const FRESH_S = 300;

export interface HandedOverIds {
  readonly visitorId: string;
  readonly analyticsId?: string | undefined;
}

/**
 * Reads the parameter's decoded value, `MCMID=…|MCAID=…|MCORGID=…|TS=…`. Undefined when it is of another
 * organisation, older than five minutes, from a clock that is ahead, or of another form.
 */
export function parseHandedOver(value: string, organisationId: string, nowS: number): HandedOverIds | undefined {
  const said = new URLSearchParams(value.replaceAll('|', '&'));
  const [visitorId, analyticsId] = [said.get('MCMID') ?? '', said.get('MCAID')];
  const isFresh = Math.abs(nowS - Number(said.get('TS'))) <= FRESH_S;
  if (!isFresh || said.get('MCORGID') !== organisationId || !/^[\da-f-]{16,}$/i.test(visitorId)) return undefined;
  return { visitorId, ...(analyticsId && { analyticsId }) };
}
