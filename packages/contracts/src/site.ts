/** What the server hands the website with each request, and what the website's build must export. */
import type { AccountService } from './account.ts';
import type { PublicAdContract } from './advertising.ts';
import type {
  Artwork,
  ArtworkIndex,
  Author,
  Broadcaster,
  Channel,
  Clip,
  Episode,
  OnAir,
  Programme,
  ProgrammeCard,
  Section,
  Story,
  StoryCard,
} from './catalogue.ts';
import type { ConsentChoice } from './consent.ts';
import type { ConsentProof } from './consent-proof.ts';
import type { PageDecisions } from './decisions.ts';
import type { ParticipationReader, ParticipationService } from './participation.ts';
import type { NotFound, Result } from './result.ts';
import type { GuideDate, GuideDay, ScheduledBroadcast } from './schedule.ts';
import type { SiteSearch } from './search.ts';
import type { Vendors } from './tag-library.ts';
import type { ReadTranscript } from './transcript.ts';
import type { WeatherReader } from './weather.ts';

export interface HomePage {
  lead: StoryCard;
  /** Two stories under the lead. */
  seconds: StoryCard[];
  /** Newest first, without the ones above. */
  latest: StoryCard[];
  tv: OnAir[];
  radio: OnAir[];
  programmes: ProgrammeCard[];
  mostWatched: EpisodeCard[];
}
/** What a card needs of an episode; `lengthS` is the clip's. */
export interface EpisodeCard
  extends Pick<Episode, 'id' | 'programme' | 'season' | 'number' | 'title' | 'synopsis' | 'broadcastAt' | 'picture'> {
  programmeTitle: string;
  kind: 'video' | 'audio';
  lengthS: number;
}
export interface StoryPage {
  story: Story;
  section: Section;
  /** What it is about, as it is written there; `slug` is null where no page can be made of the words. */
  themes: { name: string; slug: string | null }[];
  related: StoryCard[];
  clip: Clip | null;
}
export interface SectionPage {
  section: Section;
  /** Newest first. */
  stories: StoryCard[];
}
export interface AuthorPage {
  author: Author;
  /** Newest first; none of somebody who has not signed anything yet. */
  stories: StoryCard[];
}
/** What stories are about; the slug is made of the words. */
export interface Theme {
  slug: string;
  name: string;
}
export interface ThemePage {
  theme: Theme;
  /** Newest first. */
  stories: StoryCard[];
  /** Themes of the same stories, those that go together most often first. */
  near: Theme[];
}
export interface ProgrammePage {
  programme: Programme;
  channel: Channel;
  episodes: EpisodeCard[];
}
export interface EpisodePage {
  episode: Episode;
  programme: ProgrammeCard & Pick<Programme, 'code' | 'thematic' | 'rating' | 'presenter' | 'channel'>;
  channel: Channel;
  clip: Clip;
  next: EpisodeCard | null;
  /** Other episodes, nearest in the season first. */
  more: EpisodeCard[];
}

/** The catalogue as the website reads it. Numbers of unknown things are `notFound`, everything else throws. */
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
  /** What a channel broadcasts between two moments, the ones that only touch them included; oldest first. */
  broadcasts(channel: string, from: Date, to: Date): Promise<ScheduledBroadcast[]>;
  /** The day of the guide that a moment belongs to: at three in the morning it is still yesterday's. */
  guideDate(now: Date): GuideDate;
  guideDay(date: GuideDate): Promise<GuideDay>;
}

/** T-09: which scripts of others pages load, each by its vendor's consent. */
export interface VendorScripts {
  /** Web-analytics tag library: its origin, and the global that holds its list. */
  readonly tagLibrary?: { readonly origin: string; readonly layerName: string } | undefined;
  readonly custom: readonly string[];
  /** Measurement library, activity map, audience management, in this order. */
  readonly modules: readonly string[];
  /** global of the tracker that these scripts bring. */
  readonly tracker?: string | undefined;
}

/** What the tag on the page must know of the server that measures. Travels to the browser as JSON. */
/** T-12: the file with the rules of a version, immutable. */
export interface SiteRules {
  /** Id of the version in the tag library. */
  version: string;
  /** Address on this server. */
  src: string;
  /** Subresource Integrity of the file (W3C SRI). */
  integrity: string;
}

export interface MeasurementSettings {
  /** Visitor organisation, `…@SintoniaOrg`. */
  organisationId: string;
  reportSuite: string;
  /** Host and optional port and path for analytics hits and identity, without scheme: `localhost:4000`. */
  trackingServer: string;
  /** The same for heartbeats and settings: `localhost:4000/hb`. */
  heartbeatServer: string;
  isSecure: boolean;
  environment: 'development' | 'staging' | 'production';
  /** S-08: the server that is being replaced gets what rests on consent too; scheme, host and path of each. */
  parallelRun?: { readonly analytics: string; readonly heartbeats: string } | undefined;
  /** T-09: scripts of others that the operator names. */
  vendorScripts?: VendorScripts | undefined;
  /** T-12: the rules in force for the site's own pages; undefined before any version. */
  rules?: SiteRules | undefined;
  /** C-05: what the IAB calls the consent management of this site, and its version. */
  cmp?: { readonly id: number; readonly version: number } | undefined;
}

/** Stands in rendered pages where the response's own CSP nonce goes, so that whole pages can be cached. */
export const NONCE_PLACEHOLDER = 'NONCE-7d1f0c';

/** What belongs to one visitor alone. */
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
  /** V-08: the contract of advertising; null where it cannot be had. Never rejects. */
  adContract: () => Promise<PublicAdContract | null>;
  /** Null on pages that are kept for everybody: nothing personal can get into them. */
  personal: PersonalService | null;
  /** Absolute origin for canonical addresses, `http://localhost:4000`. */
  origin: string;
  consent: ConsentChoice | null;
  /** § 5, C-01: who measures by the rules in force; a choice is made in their names. */
  vendors: Vendors;
  /** P-07: what activities show on this page; nothing without consent. */
  decisions: PageDecisions;
  /** P-06: an activity sends the visitor to this address instead. */
  redirect: string | null;
  measurement: MeasurementSettings;
  now: Date;
  /** C-06: keeps a choice that came without JavaScript. */
  proveConsent(proof: ConsentProof): Promise<void>;
}

/** Exported as `handleSiteRequest` by `apps/site/build/server/index.js`. */
export type HandleSiteRequest = (request: Request, site: SiteRequest) => Promise<Response>;

export type { Artwork };
