import type { ConsentPurpose, MeasurementSettings } from '@sintonia/contracts';
import type { Vendors } from '@sintonia/tag/rules';
import { readSettings } from '../../../shared/measurement/read-settings.ts';

/** Properties of the consent management platform that an IAB consent string carries (TCF 2.3). */
export interface TcfSettings {
  /** Number under which the IAB registered this consent management platform; an operator sets its own. */
  readonly cmpId: number;
  readonly cmpVersion: number;
  /** Language of the consent request, ISO 639-1. */
  readonly language: string;
  /** Country of the publisher, ISO 3166-1. */
  readonly country: string;
  /** Version of the global vendor list that the vendor numbers come from. */
  readonly vendorListVersion: number;
  readonly vendors: Vendors;
}

/** Settings of this page: numbers from the server's configuration, language from the page, vendors from its rules. */
export function tcfSettings(document: Document, vendors: Vendors = {}): TcfSettings {
  const { cmp } = (readSettings(document) ?? {}) as Partial<MeasurementSettings>; // cast: root.tsx writes the whole object
  return {
    cmpId: cmp?.id ?? UNLISTED.id,
    cmpVersion: cmp?.version ?? UNLISTED.version,
    language: document.documentElement.lang,
    country: 'ES',
    vendorListVersion: 1,
    vendors,
  };
}

/** A consent management platform that is not registered. */
const UNLISTED = { id: 4095, version: 1 };

/** Storing and reading on a device: purpose 1 of the TCF, granted with any other purpose. */
export const STORAGE_PURPOSE = 1;

/** Purposes of this site as TCF purpose numbers. */
export const TCF_PURPOSES: Readonly<Record<ConsentPurpose, readonly number[]>> = {
  /** Measure content performance, understand audiences through statistics, develop and improve services. */
  analytics: [8, 9, 10],
  audience: [9],
  /** Create profiles for content, use them to select content, use limited data to select content. */
  personalisation: [5, 6, 11],
};
