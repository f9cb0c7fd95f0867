/** Input of the website from the server on each request, and the export of the website's build. */
import type { PageSettings } from '@sintonia/wire';
import type { AccountService } from './account.ts';
import type { PublicAdContract } from './advertising.ts';
import type { Artwork, ArtworkIndex } from './catalogue/artwork.ts';
import type { ProgrammeCard } from './catalogue/programme.ts';
import type { Author, Section } from './catalogue/story.ts';
import type { Broadcaster, Channel, OnAir } from './catalogue.ts';
import type { ConsentChoice } from './consent.ts';
import type { ConsentProof } from './consent-proof.ts';
import type { PageDecisions } from './decisions.ts';
import type { ParticipationReader, ParticipationService } from './participation.ts';
import type { NotFound, Result } from './result.ts';
import type { GuideDate, GuideDay, ScheduledBroadcast } from './schedule.ts';
import type { SiteSearch } from './search.ts';
import type {
  AuthorPage,
  EpisodePage,
  HomePage,
  ProgrammePage,
  SectionPage,
  StoryPage,
  Theme,
  ThemePage,
} from './site-pages.ts';
import type { Vendors } from './tag-library.ts';
import type { ReadTranscript } from './transcript.ts';
import type { WeatherReader } from './weather.ts';

/** The catalogue for the website. Unknown numbers give `notFound`, everything else throws. */
export interface CatalogueReader {
  broadcaster(): Broadcaster;
  artwork(): ArtworkIndex;
  sections(): Section[];
  home(now: Date): Promise<HomePage>;
  section(slug: string): Promise<Result<SectionPage, NotFound>>;
  story(id: number): Promise<Result<StoryPage, NotFound>>;
  authors(): readonly Author[];
  author(id: string): Promise<Result<AuthorPage, NotFound>>;
  themes(): readonly Theme[];
  theme(slug: string): Promise<Result<ThemePage, NotFound>>;
  programmes(): Promise<ProgrammeCard[]>;
  programme(slug: string): Promise<Result<ProgrammePage, NotFound>>;
  episode(id: number): Promise<Result<EpisodePage, NotFound>>;
  /** In the order of the broadcaster: television, then radio. */
  channels(): Channel[];
  onAir(now: Date): Promise<OnAir[]>;
  /** Broadcasts of a channel between two times, including those that overlap the ends; oldest first. */
  broadcasts(channel: string, from: Date, to: Date): Promise<ScheduledBroadcast[]>;
  /** Guide day of a time: three in the morning belongs to the previous day. */
  guideDate(now: Date): GuideDate;
  guideDay(date: GuideDate): Promise<GuideDay>;
}

export type { VendorScripts } from '@sintonia/wire';

/** T-12: immutable file with the rules of a version. */
export interface SiteRules {
  /** Id of the version in the tag library. */
  version: string;
  /** Address on this server. */
  src: string;
  /** Subresource Integrity of the file (W3C SRI). */
  integrity: string;
}

/** Settings of the page's tag. Sent to the browser as JSON. */
export interface MeasurementSettings extends PageSettings {
  /** T-12: the rules in force for the site's own pages; undefined before the first version. */
  rules?: SiteRules | undefined;
  /** C-05: IAB id and version of this site's consent management platform. */
  cmp?: { readonly id: number; readonly version: number } | undefined;
}

/** Placeholder in rendered pages for the response's CSP nonce, so that whole pages can be cached. */
export const NONCE_PLACEHOLDER = 'NONCE-7d1f0c';

/** Data of a single visitor. */
export interface PersonalService {
  account: AccountService;
  participation: ParticipationService;
}

export interface SiteRequest {
  catalogue: CatalogueReader;
  weather: WeatherReader;
  search: SiteSearch;
  transcript: ReadTranscript;
  participation: ParticipationReader;
  /** V-08: the advertising contract; null when unavailable. Never rejects. */
  adContract: () => Promise<PublicAdContract | null>;
  /** Null on cached pages: they cannot contain anything personal. */
  personal: PersonalService | null;
  /** Absolute origin for canonical addresses, `http://localhost:4000`. */
  origin: string;
  consent: ConsentChoice | null;
  /** § 5, C-01: vendors of the rules in force; consent names them. */
  vendors: Vendors;
  /** P-07: decisions of activities for this page; none without consent. */
  decisions: PageDecisions;
  /** P-06: redirect by an activity. */
  redirect: string | null;
  measurement: MeasurementSettings;
  now: Date;
  /** C-06: stores a choice that was sent without JavaScript. */
  proveConsent(proof: ConsentProof): Promise<void>;
}

/** Exported as `handleSiteRequest` by `apps/site/build/server/index.js`. */
export type HandleSiteRequest = (request: Request, site: SiteRequest) => Promise<Response>;

export type { Artwork };
