/** Names of a hit's parameters for analysts, by their keys on the wire. Apart from the encoder: no page loads them. */
import { HIT_FIELDS } from './hit-fields.ts';
import { PAGE_VARIABLE_MEANINGS } from './page-variable-meanings.ts';
import { PAGE_VARIABLES, type PageVariableName } from './page-variables.ts';

/** A text in both languages of the studio. */
export interface Meaning {
  readonly ca: string;
  readonly en: string;
}

/** Context data (`c.…`) of our tag, of the media starts and of the standard metadata, without the prefix. */
const CONTEXT_MEANINGS: Readonly<Record<string, Meaning>> = {
  consent: { ca: 'Consentiment', en: 'Consent' },
  'exposure.activity': { ca: 'Experiment', en: 'Experiment' },
  'exposure.variant': { ca: 'Variant', en: 'Variant' },
  'exposure.via': { ca: 'On s’ha vist', en: 'Where it was seen' },
  'exposure.missing': { ca: 'Part de la pàgina que no s’ha trobat', en: 'Part of the page that was not found' },
  'visible.ms': { ca: 'Temps a la vista (ms)', en: 'Time in view (ms)' },
  'a.activitymap.page': { ca: 'Pàgina on s’ha clicat', en: 'Page of the click' },
  'a.activitymap.link': { ca: 'Text de l’enllaç clicat', en: 'Text of the clicked link' },
  'a.activitymap.region': { ca: 'Zona de la pàgina on s’ha clicat', en: 'Part of the page that was clicked' },
  'a.activitymap.pageIDType': { ca: 'Com s’identifica la pàgina del clic', en: 'How the page of the click is named' },
  'a.contentType': { ca: 'Tipus d’emissió', en: 'Stream type' },
  'a.media.name': { ca: 'Identificador del contingut', en: 'Media id' },
  'a.media.friendlyName': { ca: 'Títol', en: 'Media name' },
  'a.media.length': { ca: 'Llargada (s)', en: 'Media length (s)' },
  'a.media.playerName': { ca: 'Reproductor', en: 'Player name' },
  'a.media.channel': { ca: 'Canal', en: 'Channel' },
  'a.media.vsid': { ca: 'Sessió de reproducció', en: 'Playback session' },
  'a.media.view': { ca: 'Reproducció començada', en: 'Play started' },
  'a.media.show': { ca: 'Programa', en: 'Show' },
  'a.media.season': { ca: 'Temporada', en: 'Season' },
  'a.media.episode': { ca: 'Número de l’episodi', en: 'Episode number' },
  'a.media.asset': { ca: 'Identificador del material', en: 'Asset id' },
  'a.media.genre': { ca: 'Gènere', en: 'Genre' },
  'a.media.airDate': { ca: 'Primera emissió', en: 'First broadcast' },
  'a.media.digitalDate': { ca: 'Primera publicació a internet', en: 'First online publication' },
  'a.media.rating': { ca: 'Qualificació per edats', en: 'Age rating' },
  'a.media.originator': { ca: 'Productora', en: 'Originator' },
  'a.media.network': { ca: 'Cadena', en: 'Network' },
  'a.media.type': { ca: 'Mena de programa', en: 'Kind of show' },
  'a.media.adLoad': { ca: 'Càrrega publicitària', en: 'Ad load' },
  'a.media.pass.mvpd': { ca: 'Operador de televisió', en: 'Television provider' },
  'a.media.pass.auth': { ca: 'Accés autoritzat', en: 'Access authorised' },
  'a.media.dayPart': { ca: 'Franja del dia', en: 'Part of the day' },
  'a.media.feed': { ca: 'Senyal', en: 'Feed' },
  'a.media.format': { ca: 'Format de l’emissió', en: 'Stream format' },
  'a.media.artist': { ca: 'Artista', en: 'Artist' },
  'a.media.album': { ca: 'Àlbum', en: 'Album' },
  'a.media.label': { ca: 'Discogràfica', en: 'Record label' },
  'a.media.author': { ca: 'Autoria', en: 'Author' },
  'a.media.station': { ca: 'Emissora', en: 'Station' },
  'a.media.publisher': { ca: 'Editor', en: 'Publisher' },
  'a.media.ad.name': { ca: 'Identificador de l’anunci', en: 'Ad id' },
  'a.media.ad.friendlyName': { ca: 'Nom de l’anunci', en: 'Ad name' },
  'a.media.ad.podFriendlyName': { ca: 'Nom de la pausa publicitària', en: 'Ad break name' },
  'a.media.ad.length': { ca: 'Llargada de l’anunci (s)', en: 'Ad length (s)' },
  'a.media.ad.playerName': { ca: 'Reproductor de la pausa publicitària', en: 'Player of the ad break' },
  'a.media.ad.pod': { ca: 'Identificador de la pausa publicitària', en: 'Ad break id' },
  'a.media.ad.podPosition': { ca: 'Posició dins de la pausa publicitària', en: 'Position in the ad break' },
  'a.media.ad.podSecond': { ca: 'Inici de la pausa publicitària (s)', en: 'Start of the ad break (s)' },
  'a.media.ad.view': { ca: 'Anunci començat', en: 'Ad started' },
  'a.media.ad.advertiser': { ca: 'Anunciant', en: 'Advertiser' },
  'a.media.ad.campaign': { ca: 'Campanya de l’anunci', en: 'Ad campaign' },
  'a.media.ad.creative': { ca: 'Peça de l’anunci', en: 'Ad creative' },
  'a.media.ad.placement': { ca: 'Emplaçament de l’anunci', en: 'Ad placement' },
  'a.media.ad.site': { ca: 'Web de l’anunci', en: 'Ad site' },
  'a.media.ad.creativeURL': { ca: 'Adreça de la peça de l’anunci', en: 'Address of the ad creative' },
};

/** Parts of a customer id, nested below the site's own code for it. */
const CUSTOMER_MEANINGS: Readonly<Record<string, Meaning>> = {
  id: { ca: 'Identificador del client', en: 'Customer id' },
  as: { ca: 'Estat de la sessió del client', en: 'Sign-in state of the customer' },
};

/** A page variable's meaning comes last, so that it overrides the plain name of its parameter. */
const LABELS: ReadonlyMap<string, Meaning> = new Map([
  ...Object.values(HIT_FIELDS).map(({ key, label, labelCa }): [string, Meaning] => [key, { ca: labelCa, en: label }]),
  ...Object.entries(PAGE_VARIABLES).map(([name, { place }]): [string, Meaning] => [
    place in HIT_FIELDS ? HIT_FIELDS[place as keyof typeof HIT_FIELDS].key : place, // cast: checked before
    PAGE_VARIABLE_MEANINGS[name as PageVariableName], // cast: both tables have the same keys
  ]),
]);

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** Name of a context value or of standard metadata, by its key without prefix. Null for a key of the site's own. */
export const contextLabel = (key: string): Meaning | null => own(CONTEXT_MEANINGS, key);

/** Name of a part of a customer id, by its key: `userid.id`. */
export const customerLabel = (key: string): Meaning | null =>
  own(CUSTOMER_MEANINGS, key.slice(key.lastIndexOf('.') + 1));

/** Name of a parameter of a hit. Context has the prefix `c.`, customer ids `cid.`. Null for an unknown one. */
export function hitLabel(key: string): Meaning | null {
  if (key.startsWith('cid.')) return customerLabel(key);
  return LABELS.get(key) ?? (key.startsWith('c.') ? contextLabel(key.slice(2)) : null);
}
