import type { CatalogueReader } from '@sintonia/contracts';
import { type DecisionContext, GLOBAL_MBOX } from '../decision/decision-context.ts';

type VisitorFacts = Pick<DecisionContext, 'visitorId' | 'device' | 'language' | 'isSignedIn' | 'visits' | 'viewed'>;
export type SectionReader = Pick<CatalogueReader, 'story'>;

/** The decision context of a page of the site. */
export function contextOfPage(
  visitor: VisitorFacts,
  page: { path: string; url: URL; section: string | null; internal: string; external: string; nowMs: number },
): DecisionContext {
  return {
    ...visitor,
    mbox: GLOBAL_MBOX,
    path: page.path,
    parameters: new Map(page.url.searchParams),
    section: page.section,
    campaignInternal: page.internal || null,
    campaignExternal: page.external || null,
    nowMs: page.nowMs,
  };
}
