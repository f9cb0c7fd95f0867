/** Hook of the site's pages: turns consent, id and history of a visitor into a decision within a time limit (P-07). */
import { userIdOf, VISIT_COOKIE, VISITOR_COOKIE } from '@sintonia/contracts';
import { STAFF_COOKIE } from '@sintonia/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, PersonalisePage } from '../../http/app/page-decision.ts';
import { createVisitorCounter } from '../../ingest/forgery-signals.ts';
import { toReceived } from '../../ingest/request-to-received.ts';
import type { EventStream } from '../../stores/stream/event-stream.ts';
import type { ActivityRegistry } from '../activities/activity-registry.ts';
import { PREVIEW_PARAMETER, type Preview, type PreviewLinks } from '../activities/preview-token.ts';
import { matchesAny } from '../decision/path-pattern.ts';
import { deviceClass, firstLanguage } from '../device-class.ts';
import { exposureRows } from '../exposure-row.ts';
import type { Property } from '../offers/redirect-target.ts';
import { contextOfPage, type SectionReader } from './context-of-page.ts';
import { decidePage, type PreviewedVariant, pageBesidePreview, previewPage } from './decide-page.ts';
import { NO_PAGE_DECISION, type PageDecisionResult } from './decided-page.ts';
import { inTime } from './in-time.ts';
import { campaigns, isPrefetch, pageUrl } from './page-request.ts';
import { sectionOfPage } from './page-section.ts';
import { previewOf } from './preview-cookie.ts';
import { formatVisits, parseVisits, VISIT_COOKIE_LIFETIME_S, withPage } from './visit-cookie.ts';

export interface PagePersonalisation {
  registry: Pick<ActivityRegistry, 'program' | 'find'>;
  previews: PreviewLinks;
  stream: Pick<EventStream, 'append'>;
  property: Property;
  catalogue: SectionReader;
  reportSuite: string;
  nowMs: () => number;
}

export function personalisePages(setting: PagePersonalisation): PersonalisePage<PageDecisionResult> {
  const { registry, previews, stream, property, catalogue, reportSuite, nowMs } = setting;
  const forgerySignalsOf = createVisitorCounter();

  const previewed = (opened: Preview | null, by: PreviewedVariant['by']): PreviewedVariant | null => {
    const activity = opened && registry.find(opened.activity);
    return activity ? { activity, variant: opened.variant, by } : null;
  };
  const isShownOn = ({ activity }: PreviewedVariant, url: URL) => matchesAny(activity.place.paths)(url.pathname);

  const forVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
  ): Promise<PageDecisionResult> => {
    const url = pageUrl(request, page.origin);
    const path = url.pathname;
    const token = url.searchParams.get(PREVIEW_PARAMETER);
    const linked = token === null ? null : previewed(previews.open(token, nowMs()), 'link');
    if (linked && isShownOn(linked, url)) return previewPage(linked, url, property);
    const isSecure = page.origin.startsWith('https:');
    const preview = previewOf(request, reply, url, { sessions: previews.sessions, nowMs: nowMs(), isSecure });
    // During a preview session no other activity runs, and nothing is counted.
    if (preview) {
      const kept = previewed(preview, 'session');
      if (!kept) return NO_PAGE_DECISION;
      return isShownOn(kept, url) ? previewPage(kept, url, property) : pageBesidePreview(kept);
    }

    const { cookies, headers } = request;
    if (!page.consent?.personalisation) return NO_PAGE_DECISION;
    const section = await sectionOfPage(path, catalogue);
    const before = parseVisits(cookies[VISIT_COOKIE]);
    const history = withPage(before, { section, ...campaigns(url), nowMs: nowMs() });
    if (!isPrefetch(request)) {
      reply.setCookie(VISIT_COOKIE, formatVisits(history), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        maxAge: VISIT_COOKIE_LIFETIME_S,
      });
    }
    // No id yet, or measurement was refused: the default, and no assignment.
    const visitorId = page.consent.analytics ? cookies[VISITOR_COOKIE] : undefined;
    if (!visitorId) return NO_PAGE_DECISION;
    const userAgent = headers['user-agent'] ?? '';
    const visitor = {
      visitorId,
      device: deviceClass(userAgent),
      language: firstLanguage(headers['accept-language']),
      isSignedIn: userIdOf(headers.cookie ?? '') !== null,
      visits: history.visits,
      viewed: before.viewed,
    };
    const { campaignInternal: internal, campaignExternal: external } = history;
    const context = contextOfPage(visitor, { path, url, section, internal, external, nowMs: nowMs() });
    const decision = decidePage(registry.program(), context, url, property);
    if (decision.counted.length > 0 && !isPrefetch(request)) {
      const received = toReceived(request, 'delivery');
      const seen = {
        suite: reportSuite,
        visitorId,
        sessionId: String(history.visits),
        url: url.href,
        path,
        referrer: headers.referer ?? '',
        forgerySignals: forgerySignalsOf(received, visitorId),
        isStaff: cookies[STAFF_COOKIE] !== undefined,
      };
      const exposures = decision.counted.map(({ activity, variant }) => ({
        activity: activity.id,
        variant,
        via: 'redirect' as const,
      }));
      const rows = exposureRows(received, seen, exposures);
      stream.append(rows).catch((error: unknown) => request.log.warn({ err: error }, 'exposures could not be stored'));
    }
    return decision;
  };

  return (request, reply, page) => inTime(forVisitor(request, reply, page), request);
}
