import type { Place } from '@sintonia/contracts';
import { atPlace } from '@sintonia/contracts/place-name';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import { PlaceSearch } from '../../features/weather/PlaceSearch.tsx';
import { townDescription } from '../../features/weather/page-meta-texts.ts';
import { SourceNote } from '../../features/weather/SourceNote.tsx';
import { placePath, requestedDay, WEATHER_PATH } from '../../features/weather/weather-address.ts';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import type { Route } from './+types/weather-town-route.ts';
import { capital } from './capital.ts';
import { DayFacts } from './DayFacts.tsx';
import { HourChart } from './HourChart.tsx';
import { TownNow } from './TownNow.tsx';
import css from './TownPage.module.css';
import { townPageView } from './town-page-view.ts';
import { WeekRows } from './WeekRows.tsx';

export const links = preloadProgrammeType;

const pageLayer = ({ slug, name }: Place): PageLayer => ({
  ...pagePlace('el-temps', 'municipis', slug),
  pageName: `el-temps/${slug}`,
  pageType: 'previsio',
  contentTitle: `El temps ${atPlace(name)}`,
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { weather, catalogue, now } = site;
  const place = weather.place(params.place);
  if (!place) throw await pageNotFound(site);
  const forecast = await weather.forecast(place, now);
  const day = requestedDay(new URL(request.url).searchParams, forecast.days.length);
  return {
    layer: pageLayer(place),
    town: townPageView(forecast, day, now.getTime(), catalogue.broadcaster().timeZone),
    at: { latitude: place.latitude, longitude: place.longitude },
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { town, at } = loaderData;
  return pageMeta({
    title: `El temps ${atPlace(town.name)}`,
    description: townDescription(town.name, town.comarca),
    path: placePath(town.slug),
    origin,
    siteName: broadcaster.name,
    linkedData: [
      {
        '@type': 'WebPage',
        name: `El temps ${atPlace(town.name)}`,
        url: origin + placePath(town.slug),
        inLanguage: 'ca',
        about: {
          '@type': 'City',
          name: town.name,
          containedInPlace: { '@type': 'AdministrativeArea', name: town.comarca },
          geo: { '@type': 'GeoCoordinates', ...at },
        },
      },
    ],
  });
}

export default function WeatherTown({ loaderData: { town } }: Route.ComponentProps) {
  const { slug, name, days, day, hours, source } = town;
  const shown = days[day];
  const when = day === 0 ? 'Les pròximes 24 hores' : capital(`${shown?.name ?? ''}, ${shown?.date ?? ''}`);
  const caption = `El temps ${atPlace(name)} hora a hora: ${when.toLowerCase()}`;
  return (
    <div className="page" data-area="temps">
      <TownNow town={town} />
      <section aria-labelledby="hores">
        <SectionHeading id="hores">{when}</SectionHeading>
        <HourChart hours={hours} caption={caption} />
        <div className={css.facts}>
          <DayFacts town={town} />
        </div>
      </section>
      <section className={css.section} aria-labelledby="setmana">
        <SectionHeading id="setmana">Set dies</SectionHeading>
        <WeekRows slug={slug} days={days} current={day} />
        <SourceNote source={source} />
      </section>
      <div className={`${css.section} ${css.bar}`}>
        <PlaceSearch key={slug} />
        <Link to={WEATHER_PATH} className={css.back}>
          Mapa i butlletins
        </Link>
      </div>
    </div>
  );
}
