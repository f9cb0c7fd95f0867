import { GVL, Segment, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';
import type { ConsentChoice, ConsentPurpose } from '@sintonia/contracts';
import { agreedVendors } from '@sintonia/tag/rules';
import { STORAGE_PURPOSE, TCF_PURPOSES, type TcfSettings } from './tcf-settings.ts';

const POLICY_VERSION = 5;
/** Number of purposes in the TCF. */
const PURPOSES = 11;

const numbered = <T>(most: number, make: (id: number) => T): Record<string, T> =>
  Object.fromEntries(Array.from({ length: most }, (_, at) => [at + 1, make(at + 1)]));

const purposesOf = (purposes: readonly ConsentPurpose[]): number[] =>
  purposes.length > 0 ? [...new Set([STORAGE_PURPOSE, ...purposes.flatMap((purpose) => TCF_PURPOSES[purpose])])] : [];

/**
 * The vendors of this site that are on the global list, in the list's format. Its texts are left out: only banners show
 * them.
 */
function vendorList({ vendors, vendorListVersion }: TcfSettings): VendorList {
  const listed = Object.values(vendors).flatMap(({ tcfId, name, purposes }) =>
    tcfId === undefined
      ? []
      : [
          {
            id: tcfId,
            name,
            purposes: purposesOf(purposes),
            legIntPurposes: [],
            flexiblePurposes: [],
            specialPurposes: [],
            features: [],
            specialFeatures: [],
            policyUrl: '',
            usesCookies: true,
            cookieMaxAgeSeconds: null,
            cookieRefresh: false,
            usesNonCookieAccess: false,
          },
        ],
  );
  const described = (id: number) => ({ id, name: String(id), description: '', illustrations: [] });
  return {
    gvlSpecificationVersion: 3,
    vendorListVersion,
    tcfPolicyVersion: POLICY_VERSION,
    lastUpdated: new Date(0).toISOString(),
    purposes: numbered(PURPOSES, described),
    specialPurposes: {},
    features: {},
    specialFeatures: {},
    stacks: {},
    dataCategories: {},
    vendors: Object.fromEntries(listed.map((vendor) => [vendor.id, vendor])),
  } as unknown as VendorList; // cast: the library's type requires fields of older lists
}

/**
 * C-05: a choice as a TC string of TCF 2.3: core, disclosed vendors, and the publisher's own part, the only content for
 * a broadcaster without listed vendors. The same choice on the same day gives the same string.
 */
export function tcString(settings: TcfSettings, choice: ConsentChoice, now: Date): string {
  const { cmpId, cmpVersion, country, language, vendors } = settings;
  // The library writes the language of the list into the string, whatever the model says.
  const model = new TCModel(new GVL(vendorList(settings), { language: language.slice(0, 2).toUpperCase() }));
  const accepted = (Object.keys(TCF_PURPOSES) as ConsentPurpose[]).filter((purpose) => choice[purpose]); // cast: keys of the table
  const purposes = purposesOf(accepted);
  const agreed = agreedVendors(vendors, choice).flatMap((name) => vendors[name]?.tcfId ?? []);
  const disclosed = Object.values(vendors).flatMap(({ tcfId }) => tcfId ?? []);
  Object.assign(model, {
    cmpId,
    cmpVersion,
    consentScreen: 1,
    publisherCountryCode: country,
    isServiceSpecific: true,
    policyVersion: POLICY_VERSION,
  });
  model.purposeConsents.set(purposes);
  model.publisherConsents.set(purposes);
  model.vendorConsents.set(agreed);
  model.vendorsDisclosed.set(disclosed);
  // The TCF rounds both dates to the day, so that the string does not identify visitors.
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  model.created = day;
  model.lastUpdated = day;
  return TCString.encode(model, { segments: [Segment.CORE, Segment.VENDORS_DISCLOSED, Segment.PUBLISHER_TC] });
}
