import { de } from './elided.ts';

const pagesOf = (n: string) => (n === '1' ? '1 pàgina vista' : `${n} pàgines vistes`);
const visitorsOf = (n: string) => (n === '1' ? '1 visitant' : `${n} visitants`);

/** Texts of tag delivery, in Catalan. */
export const tagDeliveryCatalan = {
  title: 'Etiqueta',
  lead: 'Cada versió es prova en desenvolupament i a preproducció abans d’arribar a les pàgines del públic. Tornar enrere és un sol pas, i en menys d’un minut és a tot arreu.',
  empty: 'Encara no hi ha cap versió publicada',
  emptyAdvice: 'Construeix l’etiqueta i publica-la amb «npm run tag -- publish». Apareixerà aquí.',
  environments: { development: 'Desenvolupament', staging: 'Preproducció', production: 'Producció' },
  /** Target environment, with its preposition. */
  to: { development: 'a desenvolupament', staging: 'a preproducció', production: 'a producció' },
  environmentsOf: (property: string) => `Entorns ${de(property)}`,
  domain: 'Domini',
  suite: 'Conjunt d’informes',
  account: 'Analítica web',
  rules: (version: string) => `regles ${version}`,
  nothing: 'Cap versió.',
  sinceBy: (dateTime: string, who: string) => `Des del ${dateTime}, per ${who}`,
  site: 'El web d’aquest servidor porta aquesta versió: les pàgines que s’obren ara ja la tenen, i les que eren obertes la prenen quan es navega.',
  inUse: 'Últims 30 minuts',
  /** Page views of the environment's current version. */
  current: (pages: string, visitors: string) => `${pagesOf(pages)} amb aquesta versió, ${visitorsOf(visitors)}`,
  former: (version: string, pages: string, visitors: string, last: string) =>
    `${pages} encara amb ${version}, ${visitorsOf(visitors)} (l’última, a les ${last})`,
  notInUse: 'Cap pàgina vista.',
  useUnknown: 'Ara no es pot saber quines versions mesuren les pàgines.',
  line: 'Codi d’inserció',
  lineFor: (environment: string) => `Copia el codi d’inserció: ${environment}`,
  copy: 'Copia',
  promote: (where: string) => `Passa-la ${where}`,
  same: (where: string) => `És la mateixa que hi ha ${where}.`,
  rollback: (version: string) => `Torna a ${version}`,
  noWayBack: 'No hi ha cap versió anterior.',
  readOnly: 'Amb el teu rol ho pots consultar tot. Les versions, les mou un administrador.',
  versions: 'Versions',
  columns: { version: 'Versió', rules: 'Regles', published: 'Publicada', size: 'Mida', where: 'On és ara' },
  kilobytes: (n: string) => `${n} KB`,
  nowhere: 'enlloc',
  log: 'Historial',
  kinds: {
    published: (version: string, where: string) => `publica ${version} ${where}`,
    promoted: (version: string, where: string) => `passa ${version} ${where}`,
    rolledBack: (version: string, where: string) => `torna a ${version} ${where}`,
  },
  byCommand: 'la línia d’ordres',
  byDemo: 'la demostració',
  byServer: 'el servidor',
  refused: {
    noProperty: 'Aquesta propietat ja no existeix.',
    noVersion: 'Aquesta versió ja no existeix.',
    nothingThere: 'En aquest entorn encara no hi ha cap versió.',
    nothingBefore: 'En aquest entorn no hi ha cap versió anterior.',
    alreadyThere: 'En aquell entorn ja hi ha aquesta versió.',
    anotherByNow: 'Algú altre ha mogut les versions mentrestant. Ara veus com han quedat: torna-hi si encara cal.',
    notAllowed: 'El teu rol no ho permet: les versions, les mou un administrador.',
  },
} as const;
