/** Texts of the staff tools on the site, in both languages of the studio. */
import type { StudioLanguage } from '@sintonia/contracts';
import type { NamedPeriod } from '@sintonia/contracts/studio-addresses';
import type { EntityOfPage } from './page-entities.ts';
import { catalan } from './staff-catalan.ts';
import { english } from './staff-english.ts';

export interface StaffWords {
  tools: string;
  studio: string;
  entities: Readonly<Record<EntityOfPage, string>>;
  clickMap: string;
  inspector: string;
  hide: string;
  close: string;
  period: string;
  periods: Readonly<Record<NamedPeriod, string>>;
  demo: string;
  /** @param names filters and segments */
  only: (names: string) => string;
  everybody: string;
  countEverybody: string;
  loading: string;
  failed: string;
  again: string;
  nothing: string;
  nothingAdvice: string;
  summary: (clicks: string, views: string, per100: string) => string;
  byLink: string;
  byRegion: string;
  link: string;
  region: string;
  clicks: string;
  share: string;
  places: (count: number) => string;
  absent: string;
  copy: string;
  copied: string;
  note: string;
  regions: Readonly<Record<string, string>>;
  /** Names of buttons and forms that report themselves; others show their own. */
  controls: Readonly<Record<string, string>>;
}

export const staffWords = (language: StudioLanguage): StaffWords => (language === 'en' ? english : catalan);
