/** Options of a website whose pages read none of them. */
import type {
  CatalogueReader,
  ParticipationReader,
  PersonalService,
  SiteSearch,
  WeatherReader,
} from '@sintonia/contracts';
import { NO_DECISION } from '../../http/app/page-decision.ts';
import type { SiteRoutesOptions } from '../site-routes.ts';

export const aSite = (
  own: Pick<SiteRoutesOptions, 'buildDir' | 'mediaDir'> & Partial<SiteRoutesOptions>,
): SiteRoutesOptions => ({
  // casts: only these fields are read
  catalogue: { broadcaster: () => ({ name: 'Tramuntana' }) } as CatalogueReader,
  weather: {} as WeatherReader,
  search: {} as SiteSearch,
  adContract: async () => null,
  participation: { ofStory: () => null } as Partial<ParticipationReader> as ParticipationReader,
  transcript: async () => [],
  personalService: () => ({}) as PersonalService,
  publicOrigin: null,
  measurement: { organisationId: 'X@SintoniaOrg', reportSuite: 'tramuntana-dev', environment: 'development' },
  rules: () => undefined,
  vendors: () => ({}),
  personalise: async () => NO_DECISION,
  isEditing: () => false,
  mayHaveParticipated: () => false,
  nowMs: () => 0,
  proveConsent: async () => {},
  ...own,
});
