/** Pages of the studio for what the current page shows. Pure: the data layer as argument. */
import { THING_PATHS, THING_VALUE } from '@sintonia/contracts/studio-addresses';
import { type DigitalData, toDigitalData } from '@sintonia/tag/data-layer';

export type ThingOfPage = 'page' | 'title' | 'programme' | 'channel';

const thing = (kind: ThingOfPage, value: string) => ({
  kind,
  value,
  address: `/estudi/fitxa/${THING_PATHS[kind]}?${new URLSearchParams({ [THING_VALUE]: value })}`,
});

/** As of a page that says nothing (D-02). */
const DEFAULTS = toDigitalData({}).page;
/** Types of pages that play one title. */
const PLAYING = new Set(['video', 'audio']);

/** The page itself, then the title, programme and channel that it shows. Empty without a data layer. */
export function thingsOf(layer: Pick<DigitalData, 'page'> | undefined, pathname: string) {
  if (!layer) return [];
  const { pageName, tipusPagina, titolContingut, nomPrograma, canal } = layer.page;
  const found = [thing('page', String(pageName || pathname))];
  const title = String(titolContingut ?? '');
  if (title && PLAYING.has(String(tipusPagina))) found.push(thing('title', title));
  if (nomPrograma && nomPrograma !== DEFAULTS.nomPrograma) found.push(thing('programme', String(nomPrograma)));
  if (tipusPagina === 'directe' && canal && canal !== DEFAULTS.canal) found.push(thing('channel', String(canal)));
  return found;
}
