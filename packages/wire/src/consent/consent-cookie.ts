/** C rows: the visitor's choice in the first-party cookie. It contains no identifier. */
export const CONSENT_PURPOSES = ['analytics', 'audience', 'personalisation'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export interface ConsentChoice extends Readonly<Record<ConsentPurpose, boolean>> {
  /** C-01: accepted vendors, by name. Absent in older choices: then every vendor whose purposes are accepted. */
  readonly vendors?: readonly string[];
}

export const CONSENT_COOKIE = 'sintonia_consent';

/** § 9, C-04: opt-in storage expiry, in seconds. */
export const CONSENT_LIFETIME_S = 33_696_000;

/** `1.` and a digit for each purpose in order, for example `1.110`. */
export const formatPurposes = (choice: ConsentChoice): string =>
  `1.${CONSENT_PURPOSES.map((purpose) => Number(choice[purpose])).join('')}`;

/** The purposes and, each after a `~`, the vendors: `1.110~casa-analitica~casa-audiencia`. */
export const formatConsent = (choice: ConsentChoice): string =>
  [formatPurposes(choice), ...(choice.vendors ?? [])].join('~');

/** Any other form is no choice. Never throws. */
export function parseConsent(cookie: string | null | undefined): ConsentChoice | null {
  const [, analytics, audience, personalisation, names] =
    /^1\.([01])([01])([01])((?:~[\w-]+)*)$/.exec(cookie ?? '') ?? [];
  if (analytics === undefined) return null;
  return {
    analytics: analytics === '1',
    audience: audience === '1',
    personalisation: personalisation === '1',
    ...(names && { vendors: names.slice(1).split('~') }),
  };
}
