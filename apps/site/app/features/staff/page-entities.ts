/** Pages of the studio for what the current page shows. Pure: the data layer as argument. */
import { BROADCAST, ENTITY_PATHS, ENTITY_VALUE } from '@sintonia/contracts/studio-addresses';
import { type DigitalData, toDigitalData } from '@sintonia/tag/data-layer';

export type EntityOfPage = 'page' | 'title' | 'programme' | 'channel' | 'broadcast' | 'author' | 'section' | 'search';

const entityLink = (kind: Exclude<EntityOfPage, 'broadcast'>, value: string) => ({
  kind,
  value,
  address: `/estudi/fitxa/${ENTITY_PATHS[kind]}?${new URLSearchParams({ [ENTITY_VALUE]: value })}`,
});

const onAir = (channel: string, name: string) => ({
  kind: 'broadcast' as const,
  value: name,
  address: `/estudi/fitxa/${BROADCAST.path}?${new URLSearchParams({
    [BROADCAST.channel]: channel,
    [BROADCAST.start]: BROADCAST.onAirNow,
  })}`,
});

/** Path of a page that plays a channel live, with the channel's slug. */
const LIVE_PATH = /^\/directes\/([\w-]+)\/?$/;

/** The values of a page that describes nothing (D-02). */
const DEFAULTS = toDigitalData({}).page;
/** Types of pages that play one title. */
const PLAYING = new Set(['video', 'audio']);

/**
 * The page itself, then the title, programme, broadcast and channel that it shows, its section, author and search term.
 * Empty without a data layer.
 */
export function entitiesOf(layer: Pick<DigitalData, 'page'> | undefined, pathname: string) {
  if (!layer) return [];
  const { pageName, tipusPagina, titolContingut, nomPrograma, canal, seccio, autor, paraulesCerca } = layer.page;
  const found: { kind: EntityOfPage; value: string; address: string }[] = [
    entityLink('page', String(pageName || pathname)),
  ];
  const title = String(titolContingut ?? '');
  if (title && PLAYING.has(String(tipusPagina))) found.push(entityLink('title', title));
  if (nomPrograma && nomPrograma !== DEFAULTS.nomPrograma) found.push(entityLink('programme', String(nomPrograma)));
  const [, live] = LIVE_PATH.exec(pathname) ?? [];
  if (live) found.push(onAir(live, String(titolContingut || canal || live)));
  if (tipusPagina === 'directe' && canal && canal !== DEFAULTS.canal) found.push(entityLink('channel', String(canal)));
  if (seccio && seccio !== DEFAULTS.seccio) found.push(entityLink('section', String(seccio)));
  if (autor && autor !== DEFAULTS.autor) found.push(entityLink('author', String(autor)));
  if (paraulesCerca) found.push(entityLink('search', String(paraulesCerca)));
  return found;
}
