import type { Place } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { redirect } from 'react-router';
import { dayView } from '../../features/weather/day-view.ts';
import { PlaceSearch } from '../../features/weather/PlaceSearch.tsx';
import { WEATHER_DESCRIPTION } from '../../features/weather/page-meta-texts.ts';
import { SourceNote } from '../../features/weather/SourceNote.tsx';
import { sourceView } from '../../features/weather/source-view.ts';
import css from '../../features/weather/WeatherPage.module.css';
import {
  LAYERS,
  mapPath,
  placePath,
  requestedDay,
  requestedLayer,
  WEATHER_PATH,
} from '../../features/weather/weather-address.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { slotText } from '../../shared/personalisation/slots.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import type { Route } from './+types/weather-route.ts';
import { BulletinText } from './Bulletins.tsx';
import { bulletinView } from './bulletin-view.ts';
import { Found } from './FoundPlaces.tsx';
import { dayNames, townView } from './map-view.ts';
import { isNamed } from './place-named.ts';
import { Switch } from './Switch.tsx';
import { TownTable } from './TownTable.tsx';
import { WeatherMap } from './WeatherMap.tsx';

export const links = preloadProgrammeType;

const MAX_MATCHES = 24;

const pageLayer = (): PageLayer => ({
  ...pagePlace('el-temps', 'portada'),
  pageName: 'el-temps',
  pageType: 'portada',
  contentTitle: 'El temps',
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const { weather, catalogue, decisions, now } = context.get(siteContext);
  const { timeZone } = catalogue.broadcaster();
  const parameters = new URL(request.url).searchParams;
  const requested = parameters.get('municipi')?.trim() ?? '';
  const found = weather.search(requested, MAX_MATCHES);
  const [best] = found;
  if (best && (found.length === 1 || isNamed(best, requested))) throw redirect(placePath(best.slug));

  const [forecasts, bulletins] = await Promise.all([
    weather.forecasts(weather.mainPlaces(), now),
    weather.bulletins(now),
  ]);
  const [first] = forecasts;
  const days = (first?.days ?? []).map(dayView);
  const day = requestedDay(parameters, days.length);
  return {
    layer: pageLayer(),
    lead: slotText(decisions, 'weather.lead') ?? null,
    requested,
    found: found.map(({ slug, name, comarca }: Place) => ({ slug, name, comarca })),
    day,
    mapLayer: requestedLayer(parameters),
    days: dayNames(days),
    towns: forecasts.flatMap((forecast) => townView(forecast, day)),
    bulletins: bulletins.map((bulletin) => bulletinView(bulletin, timeZone)),
    source: first ? sourceView(first.source, timeZone) : null,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: 'El temps',
    description: WEATHER_DESCRIPTION,
    path: WEATHER_PATH,
    origin,
    siteName: broadcaster.name,
  });
}

export default function Weather({ loaderData }: Route.ComponentProps) {
  const { lead, requested, found, day, mapLayer, days, towns, bulletins, source } = loaderData;
  const shown = days[day];
  const dayText = shown ? `${shown.name.toLowerCase()}, ${shown.date}` : '';
  return (
    <div data-area="temps">
      <div className="page">
        <div className={css.head} data-slot="weather.lead">
          <h1 className={css.title}>El temps</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          <PlaceSearch key={requested} requested={requested} />
        </div>
        {requested !== '' && <Found requested={requested} places={found} />}
        <section className={css.map} aria-label="Mapa del temps">
          <div className={css.switches}>
            <Switch
              label="Dia"
              current={day}
              choices={days.map(({ index, name, short, date }) => ({
                key: index,
                to: mapPath(index, mapLayer),
                text: index < 2 ? name : short,
                hint: date,
              }))}
            />
            <Switch
              label="Què mostra el mapa"
              current={mapLayer}
              choices={LAYERS.map(({ slug, name }) => ({ key: slug, to: mapPath(day, slug), text: name }))}
            />
          </div>
          <div className={css.columns}>
            <div className={css.mapColumn}>
              <WeatherMap towns={towns} layer={mapLayer} day={day} dayText={dayText} />
              {source && <SourceNote source={source} />}
            </div>
            <div className={css.textColumn}>
              {bulletins.map((bulletin) => (
                <BulletinText key={bulletin.kind} bulletin={bulletin} id={`butlleti-${bulletin.kind}`} />
              ))}
            </div>
          </div>
        </section>
        <section className={css.section} aria-labelledby="ciutats">
          <SectionHeading id="ciutats">Ciutats</SectionHeading>
          <TownTable towns={towns} day={day} dayText={dayText} />
        </section>
      </div>
    </div>
  );
}
