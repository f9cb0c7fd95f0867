import type { PageLayer } from '@sintonia/tag/data-layer';
import { Link } from 'react-router';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { broadcastEvent } from '../../shared/on-air/broadcast-event.ts';
import { ChannelCard } from '../../shared/on-air/ChannelCard.tsx';
import { type OnAirView, onAirView } from '../../shared/on-air/on-air-view.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { preloadProgrammeType } from '../../ui/design/preloads.ts';
import { SectionHeading } from '../../ui/frame/SectionHeading.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import type { Route } from './+types/live-front-route.ts';
import css from './LiveFront.module.css';

export const links = preloadProgrammeType;

const pageLayer = (): PageLayer => ({
  ...pagePlace('directes', 'portada'),
  pageName: 'directes/portada',
  pageType: 'portada',
  contentTitle: 'Directes',
});

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const onAir = await site.catalogue.onAir(site.now);
  return {
    layer: pageLayer(),
    renderedAtMs: site.now.getTime(),
    channels: onAir.map((channel) => onAirView(channel, site)),
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const root = rootOf(matches);
  const { channels } = loaderData;
  return pageMeta({
    title: 'Directes',
    description: `Què fan ara a tots els canals de ${root.broadcaster.tv} i ${root.broadcaster.radio}, en directe.`,
    path: '/directes/',
    origin: root.origin,
    siteName: root.broadcaster.name,
    picture: sharingPicture(channels[0]?.picture ?? null),
    linkedData: channels.flatMap((channel) => broadcastEvent(channel, channel.now, root) ?? []),
  });
}

const SIZES = { tv: '(width < 48rem) 92vw, 406px', radio: '(width < 40rem) 46vw, 300px' } as const;

export default function LiveFront({ loaderData: { channels, renderedAtMs } }: Route.ComponentProps) {
  const nowMs = useNow(renderedAtMs);
  const row = (kind: OnAirView['kind']) => (
    <ul className={css.channels} data-form={kind}>
      {channels
        .filter((channel) => channel.kind === kind)
        .map((channel) => (
          <ChannelCard
            key={channel.slug}
            onAir={channel}
            nowMs={nowMs}
            sizes={SIZES[kind]}
            isFirst={kind === 'tv' && channel === channels[0]}
          />
        ))}
    </ul>
  );
  return (
    <div className="page">
      <header className="page-head">
        <h1 className="page-title">Directes</h1>
        <Link to="/programacio/">Tota la programació</Link>
      </header>
      <section className={css.section} data-area="tele" aria-labelledby="televisio">
        <SectionHeading id="televisio">Televisió</SectionHeading>
        {row('tv')}
      </section>
      <section className={css.section} data-area="radio" aria-labelledby="radio">
        <SectionHeading id="radio" more={{ path: '/radio/', text: 'Ràdio a la carta i pòdcasts' }}>
          Ràdio
        </SectionHeading>
        {row('radio')}
      </section>
    </div>
  );
}
