/** Loads the activities for the roles that decide or change them, and follows other servers' changes. */
import type { ActivityDraft } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { PersonalisePage } from '../http/app/page-decision.ts';
import type { FollowDatabase } from '../stores/operational/follow-database.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import type { EventStream } from '../stores/stream/event-stream.ts';
import { type ActivityRegistry, openActivityRegistry } from './activities/activity-registry.ts';
import { createActivityStore } from './activities/activity-store.ts';
import { createPreviewLinks, type PreviewLinks } from './activities/preview-token.ts';
import { seedActivities } from './activities/seed-activities.ts';
import { EMPTY_PROGRAM } from './decision/program.ts';
import type { Property } from './offers/redirect-target.ts';
import type { SectionReader } from './pages/context-of-page.ts';
import { personalisePages } from './pages/personalise-pages.ts';

/** Longest delay until another server's change applies. */
const REFRESH_MS = 5_000;

export interface Personalisation {
  registry: ActivityRegistry;
  previews: PreviewLinks;
  property: Property;
  /** For the pages of the site. */
  pages(setting: {
    stream: Pick<EventStream, 'append'>;
    catalogue: SectionReader;
    reportSuite: string;
  }): PersonalisePage;
  close(): void;
}

export interface PersonalisationSetting {
  database: OperationalDatabase;
  follow: FollowDatabase;
  log: FastifyBaseLogger;
  siteDomains: readonly string[];
  /** False: no decisions; activities can still be edited. */
  isOn: boolean;
  /** Every start needs a second person. */
  isSecondPersonNeeded: boolean;
  /** Initial activities if there are none. */
  demo: readonly ActivityDraft[];
}

export async function startPersonalisation(setting: PersonalisationSetting): Promise<Personalisation> {
  const { database, follow, log, siteDomains, isOn, isSecondPersonNeeded, demo } = setting;
  const store = createActivityStore(database);
  const property = { domains: siteDomains };
  const registry = await openActivityRegistry({ store, now: () => new Date(), isSecondPersonNeeded });
  await seedActivities(registry, demo, property);
  const decides = { ...registry, program: () => (isOn ? registry.program() : EMPTY_PROGRAM) };
  const previews = createPreviewLinks(await store.secret());
  const close = follow(registry.refresh, REFRESH_MS, (err) => log.warn({ err }, 'activities could not be reloaded'));
  return {
    registry,
    previews,
    property,
    pages: (pages) => personalisePages({ ...pages, registry: decides, previews, property, nowMs: Date.now }),
    close,
  };
}
