import { CmpApi } from '@iabtechlabtcf/cmpapi';
import type { Consent, Tag } from '@sintonia/tag';
import { agreedVendors } from '@sintonia/tag/rules';
import { tcString } from './tc-string.ts';
import { type TcfSettings, tcfSettings } from './tcf-settings.ts';

/** § 5: what a page's vendors ask by name, since none of the broadcaster’s own is on the IAB's list. */
const customVendors = ({ vendors }: TcfSettings, consent: Pick<Consent, 'choice'>) => ({
  consentedVendors: agreedVendors(vendors, consent.choice()).map((id) => ({ _id: id, name: vendors[id]?.name })),
  consentedPurposes: Object.entries(consent.choice() ?? {}).flatMap(([purpose, isAccepted]) =>
    isAccepted ? [{ _id: purpose, name: purpose }] : [],
  ),
});

/** C-05: takes over from the stub, answers what waits, and says every change of the choice from then on. */
export function serveTcf({ consent, rules }: Pick<Tag, 'consent' | 'rules'>): void {
  /** Vendors are those of the rules of now (T-12). */
  const settings = () => tcfSettings(document, rules().property.vendors);
  const { cmpId, cmpVersion } = settings();
  const api = new CmpApi(cmpId, cmpVersion, true, {
    getCustomVendorConsents: (callback) => callback(customVendors(settings(), consent), true),
  });
  const say = () => {
    const choice = consent.choice();
    if (choice) api.update(tcString(settings(), choice, new Date()), false);
    else api.update('', true);
  };
  say();
  consent.onChange(say);
}
