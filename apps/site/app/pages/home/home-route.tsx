import { newsFeedPath } from '@sintonia/contracts/site-paths';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { StoryCard } from '../../features/news/StoryCard.tsx';
import { ProgrammeWall } from '../../features/programmes/ProgrammeWall.tsx';
import { programmeCardView } from '../../shared/cards/programme-view.ts';
import { StoryLines } from '../../shared/cards/StoryLines.tsx';
import { storyCardView } from '../../shared/cards/story-view.ts';
import { episodeCardView } from '../../shared/episodes/episode-view.ts';
import { onAirView } from '../../shared/on-air/on-air-view.ts';
import { withSlots } from '../../shared/personalisation/slots.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadNewsType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/home-route.ts';
import { ContinueWatching } from './ContinueWatching.tsx';
import css from './Home.module.css';
import { homeWeather } from './home-weather.ts';
import { MostWatched } from './MostWatched.tsx';
import { OnAirRail } from './OnAirRail.tsx';
import { WeatherStrip } from './WeatherStrip.tsx';

export const links = preloadNewsType;

const MAX_LATEST = 14;
const MAX_PROGRAMMES = 6;
const MOST_WATCHED = 6;

const pageLayer = (): PageLayer => ({
  pageName: 'portada',
  pageType: 'portada',
  section: 'portada',
  contentTitle: 'Portada',
});

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [home, weather] = await Promise.all([site.catalogue.home(site.now), homeWeather(site)]);
  return {
    layer: pageLayer(),
    renderedAtMs: site.now.getTime(),
    weather,
    lead: storyCardView(withSlots(home.lead, 'home.lead', site), site),
    seconds: home.seconds.map((story) => storyCardView(story, site)),
    latest: home.latest
      .slice(0, MAX_LATEST)
      .map((story) => ({ ...storyCardView(story, site), standfirst: '', picture: null })),
    tv: home.tv.map((channel) => onAirView(channel, site)),
    radio: home.radio.map((channel) => onAirView(channel, site)),
    programmes: home.programmes.slice(0, MAX_PROGRAMMES).map((programme) => programmeCardView(programme, site)),
    isMostWatchedOfDemo: home.isMostWatchedOfDemo,
    mostWatched: home.mostWatched
      .slice(0, MOST_WATCHED)
      .map((episode) => ({ ...episodeCardView(episode, site), synopsis: '' })),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  return pageMeta({
    title: `${broadcaster.name}: notícies, televisió i ràdio`,
    description: broadcaster.claim,
    path: '/',
    feed: newsFeedPath(),
    origin,
    siteName: broadcaster.name,
    picture: sharingPicture(loaderData.lead.picture),
    linkedData: [
      { '@type': 'WebSite', name: broadcaster.name, url: `${origin}/`, inLanguage: 'ca' },
      { '@type': 'NewsMediaOrganization', name: broadcaster.name, url: `${origin}/`, slogan: broadcaster.claim },
    ],
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { lead, seconds, latest, tv, radio, programmes, mostWatched, isMostWatchedOfDemo, weather, renderedAtMs } =
    loaderData;
  return (
    <>
      <h1 className="hidden">Portada</h1>
      <div className={`page ${css.front}`}>
        <div id="obertura" className={css.lead}>
          <StoryCard
            story={lead}
            form="lead"
            level={2}
            isFirst
            place="home.lead"
            sizes="(width < 48rem) 100vw, (width < 84rem) 66vw, 843px"
          />
        </div>
        <div id="destacades" className={css.seconds}>
          {seconds.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
              form="second"
              sizes="(width < 48rem) 34vw, (width < 84rem) 32vw, 406px"
            />
          ))}
        </div>
        <section
          id="darreres-noticies"
          className={`below-fold ${css.latest}`}
          data-area="noticies"
          aria-labelledby="ultima-hora"
        >
          <SectionHeading id="ultima-hora" more={{ path: '/noticies/', text: 'Totes les notícies' }}>
            Última hora
          </SectionHeading>
          <StoryLines stories={latest} />
        </section>
      </div>
      {weather && <WeatherStrip strip={weather} />}
      <OnAirRail tv={tv} radio={radio} renderedAtMs={renderedAtMs} />
      <ContinueWatching />
      <section
        id="programes-destacats"
        className={`page below-fold ${css.section}`}
        data-area="tele"
        aria-labelledby="programes"
      >
        <SectionHeading id="programes" more={{ path: '/programes/', text: 'Tots els programes' }}>
          Programes
        </SectionHeading>
        <ProgrammeWall programmes={programmes} />
      </section>
      <section id="mes-vistos" className={`page below-fold ${css.section}`} data-area="tele" aria-labelledby="mes-vist">
        <SectionHeading id="mes-vist">El més vist</SectionHeading>
        <MostWatched episodes={mostWatched} isOfDemo={isMostWatchedOfDemo} />
      </section>
    </>
  );
}
