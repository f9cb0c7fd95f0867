/** Rules that the website's own pages run: those of the version in force in its environment (T-12). */
import { createHash } from 'node:crypto';
import { type Environment, SITE_RULES_ENTRY, type SiteRules, type Vendors } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { FollowDatabase } from '../stores/operational/follow-database.ts';
import type { LibraryStore } from './library-store.ts';

/** Polling interval of the database, milliseconds; the longest delay of a change. */
const POLL_INTERVAL_MS = 5000;

export interface SiteRulesSetting {
  library: Pick<LibraryStore, 'inForce' | 'files' | 'vendors'>;
  /** Slug of the property. */
  property: string;
  environment: Environment;
  log: Pick<FastifyBaseLogger, 'error'>;
  follow: FollowDatabase;
  pollIntervalMs?: number;
}

export interface SiteRulesSource {
  /** Undefined before the first version. */
  current(): SiteRules | undefined;
  /** Vendors of these rules, named when asking for consent. */
  vendors(): Vendors;
  /** Called after each change. */
  onChange(onEvent: () => void): void;
  stop(): void;
}

/**
 * Follows the version in force. If the database does not answer, or a version has no rules for the site, the last
 * readable rules stay, with a log entry.
 */
export async function followSiteRules(setting: SiteRulesSetting): Promise<SiteRulesSource> {
  const { library, property, environment, log, follow, pollIntervalMs = POLL_INTERVAL_MS } = setting;
  const listeners: (() => void)[] = [];
  let rules: SiteRules | undefined;
  let vendors: Vendors = {};
  let refused: string | undefined;

  const reload = async () => {
    const version = await library.inForce(property, environment);
    if (version === null || version === rules?.version || version === refused) return;
    const text = (await library.files(property, version))?.[SITE_RULES_ENTRY];
    refused = text === undefined ? version : undefined;
    if (text === undefined) {
      log.error(
        { part: 'tagLibrary', version },
        `version ${version} has no ${SITE_RULES_ENTRY}: pages keep their rules`,
      );
      return;
    }
    vendors = await library.vendors(property, version);
    rules = {
      version,
      src: `/tag/${property}/v/${version}/${SITE_RULES_ENTRY}`,
      integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
    };
    for (const onEvent of listeners) onEvent();
  };

  await reload();
  const stop = follow(reload, pollIntervalMs, (err) =>
    log.error({ part: 'tagLibrary', err }, 'the rules in force could not be read'),
  );
  return {
    current: () => rules,
    vendors: () => vendors,
    onChange: (onEvent) => listeners.push(onEvent),
    stop,
  };
}
