/** Words that find a screen or a preset in the palette besides its name, in both languages. They are not shown. Pure. */
import { plain } from '../messages/plain-text.ts';
import type { PresetKey } from '../query/presets.ts';

/** By path below the studio's own address. */
export const WORDS_OF_SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/ara': ['temps real', 'en viu', 'now', 'live', 'real time', 'realtime'],
  '/tauler': ['quadre', 'fixats', 'favorits', 'dashboard', 'pinned', 'favourites', 'favorites', 'my board'],
  '/resum': ['indicadors', 'KPI', 'totals', 'overview', 'summary'],
  '/contingut': [
    ...['notícies', 'articles', 'pàgines', 'seccions', 'mapa de clics', 'mapa de calor'],
    ...['content', 'pages', 'sections', 'click map', 'heat map', 'heatmap'],
  ],
  '/video-i-audio': [
    ...['reproduccions', 'espectadors', 'títols', 'programes', 'streaming', 'VOD'],
    ...['media', 'plays', 'viewers', 'video', 'audio', 'titles', 'programmes', 'podcasts'],
  ],
  '/emissions': [
    'graella',
    'audiència',
    'quota',
    'concurrència',
    'broadcasts',
    'schedule',
    'audience',
    'ratings',
    'concurrency',
  ],
  '/anuncis': ['publicitat', 'impressions', 'preroll', 'ads', 'advertising'],
  '/qualitat': [
    'errors de reproducció',
    'talls',
    'QoE',
    'QoS',
    'quality',
    'playback errors',
    'buffering',
    'rebuffering',
  ],
  '/explora': [
    'informes',
    'taules',
    'consulta',
    'mètriques',
    'dimensions',
    'explore',
    'reports',
    'tables',
    'query',
    'pivot',
  ],
  '/explora/embut': ['embut', 'embuts', 'conversió', 'passos', 'funnel', 'funnels', 'conversion', 'steps'],
  '/explora/recorregut': [
    ...['flux', 'fluxos', 'camí', 'camins', 'recorregut', 'navegació'],
    ...['flow', 'flows', 'path', 'paths', 'pathing', 'journey', 'sankey'],
  ],
  '/explora/retencio': [
    ...['retenció', 'cohort', 'cohorts', 'fidelitat', 'recurrència', 'tornen'],
    ...['retention', 'loyalty', 'returning', 'churn'],
  ],
  '/explora/al-llarg': ['corba d’audiència', 'segon a segon', 'abandonament', 'audience curve', 'drop-off', 'dropoff'],
  '/explora/despres': ['cerques', 'campanyes', 'atribució', 'searches', 'campaigns', 'attribution', 'UTM'],
  '/alertes': ['avisos', 'anomalies', 'notificacions', 'llindars', 'alerts', 'alarms', 'notifications', 'thresholds'],
  '/experiments': [
    'test A/B',
    'prova A/B',
    'A/B',
    'AB',
    'variants',
    'A/B test',
    'split test',
    'personalització',
    'target',
  ],
  '/experiments/nou': ['crea un experiment', 'create an experiment'],
  '/anuncis/fitxers': ['creativitats', 'creatives', 'VAST'],
  '/etiqueta': ['tag', 'tags', 'tag manager', 'script', 'versions', 'publica', 'publish', 'launch', 'GTM'],
  '/en-paral-lel': ['paral·lel', 'comparació', 'migració', 'Adobe', 'parallel run', 'comparison', 'migration'],
  '/depurador': ['debug', 'debugger', 'depura', 'prova l’etiqueta', 'esdeveniments', 'events', 'hits', 'inspector'],
  '/rebutjats': ['errors', 'invàlids', 'esdeveniments rebutjats', 'rejected', 'invalid', 'rejected events'],
  '/privadesa': [
    ...['RGPD', 'dades personals', 'supressió', 'esborra', 'esborrar', 'dret d’accés', 'oblit', 'consentiment'],
    ...['privacy', 'GDPR', 'personal data', 'erase', 'erasure', 'delete', 'DSAR', 'consent', 'opt-out'],
  ],
  '/tokens': ['claus d’API', 'clau d’API', 'API keys', 'API key', 'access tokens'],
  '/equip': [
    'usuaris',
    'persones',
    'rols',
    'permisos',
    'comptes',
    'team',
    'users',
    'roles',
    'permissions',
    'accounts',
    'staff',
  ],
  '/auditoria': ['log', 'logs', 'auditoria', 'historial', 'audit', 'audit log', 'history'],
  '/api': ['OpenAPI', 'Swagger', 'REST', 'JSON', 'documentació', 'documentation'],
  '/compte': [
    'contrasenya',
    'perfil',
    'clau d’accés',
    'doble factor',
    'account',
    'password',
    'passkey',
    'profile',
    '2FA',
    'MFA',
  ],
};

export const WORDS_OF_PRESETS: Readonly<Partial<Record<PresetKey, readonly string[]>>> = {
  clicks: ['mapa de clics', 'mapa de calor', 'click map', 'heat map', 'heatmap'],
  landingPages: ['landing', 'entrades', 'rebot', 'taxa de rebot', 'bounce', 'bounce rate', 'entry pages'],
  referrers: [
    'fonts',
    'trànsit',
    'referents',
    'traffic sources',
    'sources',
    'referrers',
    'referrals',
    'channels',
    'SEO',
    'social',
  ],
  campaigns: ['UTM', 'utm_campaign', 'butlletí', 'newsletter', 'màrqueting', 'marketing'],
  campaignVisits: ['UTM', 'utm_campaign', 'butlletí', 'newsletter', 'màrqueting', 'marketing'],
  devices: ['mòbil', 'mòbils', 'ordinador', 'mobile', 'desktop', 'tablet', 'devices'],
  consent: ['consentiment', 'galetes', 'cookies', 'consent'],
};

/** True when one of the words begins with the typed text; never for a single letter. */
export function findsByWords(words: readonly string[] = [], typed: string): boolean {
  const text = plain(typed.trim());
  return text.length > 1 && words.some((word) => plain(word).startsWith(text));
}
