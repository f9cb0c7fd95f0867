import type { Channel } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { guidePath, livePath } from '../../shared/on-air/channel-path.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import type { Route } from './+types/guide-route.ts';
import { GuideGrid } from './GuideGrid.tsx';
import css from './GuidePage.module.css';
import { GuidePicker } from './GuidePicker.tsx';
import { isGuideDate } from './guide-days.ts';
import { guideView } from './guide-view.ts';

export const links = preloadProgrammeType;

const pageLayer = ({ slug, name }: Channel): PageLayer => ({
  ...pagePlace('programacio', slug),
  pageName: `programacio/${slug}`,
  pageType: 'programacio',
  channel: slug,
  contentTitle: `Programació de ${name}`,
});

/** `/programacio/`, `/programacio/{canal}/` and `/programacio/{canal}/{data}/`: W-05. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalogue, now } = site;
  const channels = catalogue.channels();
  const chosen = params.channel === undefined ? channels[0] : channels.find(({ slug }) => slug === params.channel);
  const today = catalogue.guideDate(now);
  const date = params.date ?? today;
  if (!chosen || !isGuideDate(date, today)) throw await pageNotFound(site);
  return {
    layer: pageLayer(chosen),
    renderedAtMs: now.getTime(),
    path: params.channel === undefined ? '/programacio/' : guidePath(chosen.slug, params.date),
    guide: guideView(await catalogue.guideDay(date), chosen, site, livePath),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { guide, path } = loaderData;
  const when = guide.isToday ? 'avui' : `${guide.day.weekday.toLowerCase()}, ${guide.day.day}`;
  return pageMeta({
    title: path === '/programacio/' ? 'Programació' : `Programació de ${guide.chosenName}: ${when}`,
    description: `Què fan a ${guide.chosenName} i a la resta de canals de ${broadcaster.name}: ${when}, hora per hora.`,
    path,
    origin,
    siteName: broadcaster.name,
  });
}

export default function Guide({ loaderData: { guide, renderedAtMs } }: Route.ComponentProps) {
  const nowMs = useNow(renderedAtMs);
  return (
    <div className="page" data-area={guide.channels[0]?.area}>
      <header className={css.head}>
        <h1 className="page-title">
          Programació
          <span className="hidden">
            {' '}
            de {guide.chosenName}, {guide.day.weekday.toLowerCase()} {guide.day.day}
          </span>
        </h1>
      </header>
      <GuidePicker guide={guide} />
      <GuideGrid guide={guide} nowMs={nowMs} />
    </div>
  );
}
