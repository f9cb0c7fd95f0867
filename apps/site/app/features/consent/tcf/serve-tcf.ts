import { CmpApi } from '@iabtechlabtcf/cmpapi';
import type { Consent, Tag } from '@sintonia/tag';
import { agreedVendors } from '@sintonia/tag/rules';
import { tcString } from './tc-string.ts';
import { type TcfSettings, tcfSettings } from './tcf-settings.ts';

/** § 5: the page's vendors by name, because none of the broadcaster's vendors is on the IAB's list. */
const customVendors = ({ vendors }: TcfSettings, consent: Pick<Consent, 'choice'>) => ({
  consentedVendors: agreedVendors(vendors, consent.choice()).map((id) => ({ _id: id, name: vendors[id]?.name })),
  consentedPurposes: Object.entries(consent.choice() ?? {}).flatMap(([purpose, isAccepted]) =>
    isAccepted ? [{ _id: purpose, name: purpose }] : [],
  ),
});

/** C-05: replaces the stub, answers queued calls, and emits every later change of the choice. */
export function serveTcf({ consent, rules }: Pick<Tag, 'consent' | 'rules'>): void {
  /** Vendors of the rules in force (T-12). */
  const settings = () => tcfSettings(document, rules().property.vendors);
  const { cmpId, cmpVersion } = settings();
  const api = new CmpApi(cmpId, cmpVersion, true, {
    getCustomVendorConsents: (callback) => callback(customVendors(settings(), consent), true),
  });
  const notify = () => {
    const choice = consent.choice();
    if (choice) api.update(tcString(settings(), choice, new Date()), false);
    else api.update('', true);
  };
  notify();
  consent.onChange(notify);
}
