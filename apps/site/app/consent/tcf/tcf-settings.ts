import type { ConsentPurpose, MeasurementSettings } from '@sintonia/contracts';
import type { Vendors } from '@sintonia/tag/rules';
import { readSettings } from '../../measurement/read-settings.ts';

/** What an IAB consent string says of whoever asks for consent (TCF 2.3). */
export interface TcfSettings {
  /** Number under which the IAB registered this consent management; an operator puts its own. */
  readonly cmpId: number;
  readonly cmpVersion: number;
  /** Of the words in which the choice was asked for, ISO 639-1. */
  readonly language: string;
  /** Of the publisher, ISO 3166-1. */
  readonly country: string;
  /** Edition of the global vendor list that the vendors' numbers are from. */
  readonly vendorListVersion: number;
  readonly vendors: Vendors;
}

/** What this page says of itself: numbers from the server's configuration, language from its own, vendors of its rules. */
export function tcfSettings(document: Document, vendors: Vendors = {}): TcfSettings {
  const { cmp } = (readSettings(document) ?? {}) as Partial<MeasurementSettings>; // cast: root.tsx writes the whole of it
  return {
    cmpId: cmp?.id ?? UNLISTED.id,
    cmpVersion: cmp?.version ?? UNLISTED.version,
    language: document.documentElement.lang,
    country: 'ES',
    vendorListVersion: 1,
    vendors,
  };
}

/** A consent management that is on no list. */
const UNLISTED = { id: 4095, version: 1 };

/** Storing and reading on a device: purpose 1 of the TCF, of whoever agrees to anything. */
export const STORAGE_PURPOSE = 1;

/** Our purposes in the TCF's numbers. */
export const TCF_PURPOSES: Readonly<Record<ConsentPurpose, readonly number[]>> = {
  /** Measure content performance, understand audiences through statistics, develop and improve services. */
  analytics: [8, 9, 10],
  audience: [9],
  /** Profiles for content and content by them, limited data to select content. */
  personalisation: [5, 6, 11],
};
