import type {
  CatalogueReader,
  HandleSiteRequest,
  MeasurementSettings,
  ParticipationReader,
  PersonalService,
  SiteRequest,
  SiteSearch,
  WeatherReader,
} from '@sintonia/contracts';
import type { FastifyRequest } from 'fastify';
import type { PersonalisePage } from '../http/app/page-decision.ts';

export interface SitePagesSettings {
  handle: HandleSiteRequest;
  catalogue: CatalogueReader;
  weather: WeatherReader;
  search: SiteSearch;
  transcript: SiteRequest['transcript'];
  publicOrigin: string | null;
  measurement: Pick<
    MeasurementSettings,
    'organisationId' | 'reportSuite' | 'environment' | 'parallelRun' | 'vendorScripts' | 'cmp'
  >;
  /** T-12: the rules in force; `onContentChange` reports changes. */
  rules: () => MeasurementSettings['rules'];
  /** § 5: vendors that the rules ask consent for. */
  vendors: () => SiteRequest['vendors'];
  /** P-07: personalises a page for this visitor. */
  personalise: PersonalisePage;
  /** P-06: whether the studio issued this address for selecting elements. */
  isEditing: (url: URL) => boolean;
  nowMs: () => number;
  /** Subscribes to changes of page content (W-14). */
  onContentChange?: (onEvent: () => void) => void;
  proveConsent: SiteRequest['proveConsent'];
  participation: ParticipationReader;
  /** False if the visitor with these cookies has certainly not taken part. */
  mayHaveParticipated: (cookies: string) => boolean;
  adContract: SiteRequest['adContract'];
  /** Personal data of the visitor who sent the request. */
  personalService: (request: FastifyRequest, origin: string) => PersonalService;
}
