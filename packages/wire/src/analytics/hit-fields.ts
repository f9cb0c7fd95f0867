/**
 * The single table of hit parameters, in wire order: source of the encoder's keys (`npm run generate`), the decoder and
 * the names in both languages.
 */
import { count, oneOrZero, text, word } from '../field-kinds.ts';
import type { Field, FieldValues, Kind } from '../field-table.ts';
import { localTime } from './local-time.ts';

/** Comma list; empty entries are dropped. */
const commaList: Kind<readonly string[]> = {
  storage: 'text',
  encode: (entries) => entries.filter(Boolean).join(',') || undefined,
  decode: (raw) => {
    const entries = raw.split(',').filter(Boolean);
    return entries.length ? entries : undefined;
  },
  expects: 'a comma list',
};

/** Y or N. */
const yesOrNo: Kind<boolean> = {
  storage: 'boolean',
  encode: (value) => (value ? 'Y' : 'N'),
  decode: (raw) => (raw === 'Y' ? true : raw === 'N' ? false : undefined),
  expects: 'Y or N',
};

/** A parameter, with its labels for analysts. */
interface HitRow<T> extends Field<T> {
  readonly labelCa: string;
}
/**
 * Several parameters: a nested group under a path that ends in a dot, or the numbered variables, which have their own
 * names.
 */
interface HitBlockRow {
  readonly key: string;
}

const row = <T>(key: string, kind: Kind<T>, label: string, labelCa: string): HitRow<T> => ({
  key,
  kind,
  label,
  labelCa,
});
const block = (key: `${string}.` | ''): HitBlockRow => ({ key });

export const HIT_TABLE = {
  callback: row('callback', text, 'Postback function', 'Funció de retorn'),
  extraTimeout: row('et', word, 'Postbacks', 'Retorns'),
  localTime: row('t', localTime, 'Local time', 'Hora local'),
  customerIds: block('cid.'),
  audience: block('d.'),
  supplementalId: row('sdid', text, 'Supplemental data id', 'Identificador de dades suplementàries'),
  timestamp: row('ts', text, 'Timestamp', 'Marca de temps'),
  dynamicPrefix: row('D', text, 'Dynamic variable prefix', 'Prefix de variables dinàmiques'),
  explicitVisitorId: row('vid', text, 'Explicit visitor id', 'Identificador explícit del visitant'),
  visitorId: row('mid', text, 'Visitor id', 'Identificador del visitant'),
  analyticsId: row('aid', text, 'Analytics id', 'Identificador d’analítica'),
  region: row('aamlh', text, 'Region', 'Regió'),
  fallbackId: row('fid', text, 'Fallback id', 'Identificador de reserva'),
  charset: row('ce', word, 'Character set', 'Joc de caràcters'),
  namespace: row('ns', text, 'Namespace', 'Espai de noms'),
  cookiePeriods: row('cdp', count, 'Cookie domain periods', 'Punts del domini de galetes'),
  cookieLifetime: row('cl', text, 'Cookie lifetime', 'Durada de la galeta'),
  pageName: row('pageName', text, 'Page name', 'Nom de la pàgina'),
  url: row('g', text, 'Page address', 'Adreça de la pàgina'), // first 255 characters of the address; the rest is `urlRest`
  referrer: row('r', text, 'Referrer', 'Pàgina d’origen'),
  context: block('c.'),
  currency: row('cc', word, 'Currency', 'Moneda'),
  purchaseId: row('purchaseID', text, 'Purchase id', 'Identificador de compra'),
  provider: row('vvp', text, 'Variable provider', 'Proveïdor de variables'),
  channel: row('ch', text, 'Channel', 'Canal'),
  server: row('server', text, 'Server', 'Servidor'),
  pageType: row('pageType', word, 'Page type', 'Tipus de pàgina'),
  transactionId: row('xact', text, 'Transaction id', 'Identificador de transacció'),
  campaign: row('v0', text, 'Campaign', 'Campanya'),
  state: row('state', text, 'State', 'Estat'),
  zip: row('zip', text, 'Postal code', 'Codi postal'),
  events: row('events', commaList, 'Events', 'Esdeveniments'),
  products: row('products', text, 'Products', 'Productes'),
  audienceBlob: row('aamb', text, 'Audience blob', 'Dades d’audiència'),
  target: row('tnt', text, 'Personalisation', 'Personalització'),
  variables: block(''),
  linkType: row('pe', word, 'Link or playback hit', 'Enllaç o reproducció'),
  linkUrl: row('pev1', text, 'Link address', 'Adreça de l’enllaç'),
  linkName: row('pev2', text, 'Link name', 'Nom de l’enllaç'),
  mediaKind: row('pev3', word, 'Media kind', 'Mena de mitjà'),
  activityMap: block('c.a.activitymap.'),
  clickedPage: row('pid', text, 'Clicked page', 'Pàgina del clic'),
  clickedPageIdType: row('pidt', word, 'Kind of clicked page id', 'Mena d’identificador de la pàgina del clic'),
  clickedObject: row('oid', text, 'Clicked object', 'Objecte clicat'),
  clickedObjectIdType: row('oidt', word, 'Kind of clicked object id', 'Mena d’identificador de l’objecte clicat'),
  clickedTag: row('ot', word, 'Clicked element', 'Element clicat'),
  screen: row('s', word, 'Screen', 'Pantalla'),
  colourDepth: row('c', count, 'Colour depth', 'Profunditat de color'),
  scriptVersion: row('j', word, 'Script version', 'Versió de l’script'),
  java: row('v', yesOrNo, 'Java', 'Java'),
  cookies: row('k', yesOrNo, 'Cookies', 'Galetes'),
  windowWidth: row('bw', count, 'Window width', 'Amplada de la finestra'),
  windowHeight: row('bh', count, 'Window height', 'Alçada de la finestra'),
  connection: row('ct', word, 'Connection', 'Connexió'),
  homePage: row('hp', yesOrNo, 'Home page', 'Pàgina d’inici'),
  urlRest: row('-g', text, 'Rest of the page address', 'Resta de l’adreça'),
  organisationId: row('mcorgid', text, 'Organisation', 'Organització'),
  isAudio: row('ms_a', oneOrZero, 'Audio', 'Àudio'),
  previousTookMs: row('lrt', count, 'Previous hit took', 'Durada de l’enviament anterior'),
  staff: row('staff', word, 'Own staff', 'Personal propi'),
} as const;

type Table = typeof HIT_TABLE;
/** Fields that are a single parameter. */
export type HitField = { [K in keyof Table]: Table[K] extends { readonly kind: unknown } ? K : never }[keyof Table];
/** Every single-valued parameter of a hit. */
export const HIT_FIELDS = Object.fromEntries(
  Object.entries(HIT_TABLE).filter(([, parameter]) => 'kind' in parameter),
) as Pick<Table, HitField>; // cast: the rows with a kind

export type HitFields = FieldValues<typeof HIT_FIELDS>;
