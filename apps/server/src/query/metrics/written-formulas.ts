/**
 * Formulas of metrics as people read them; the SQL is in the statement of an answer. A ratio has
 * none here: its formula is the names of its two parts.
 */
import type { Words } from './metric.ts';

const said = (ca: string, en: string): Words => ({ ca, en });

const quantile = (ca: string, en: string, level: 'median' | 'p95'): Words =>
  level === 'median' ? said(`mediana ${ca}`, `median ${en}`) : said(`percentil 95 ${ca}`, `95th percentile ${en}`);

const startup = (level: 'median' | 'p95', ca = '', en = ''): Words =>
  quantile(
    `de (primera imatge o so del contingut − ordre de reproduir) de les reproduccions${ca}`,
    `of (first picture or sound of the content − instruction to play) of plays${en}`,
    level,
  );

const repetition = (level: 'median' | 'p95'): Words =>
  quantile(
    'de max(vegades que surt un mateix anunci), per a cada visitant i hora del rellotge',
    'of max(times that one ad is shown), for each visitor and clock hour',
    level,
  );

const reach = (seconds: number): Words =>
  said(
    `nombre de visitants diferents amb Σ temps de contingut ≥ ${seconds} s; el que sona alhora, un cop`,
    `number of distinct visitors with Σ content time ≥ ${seconds} s; what plays at the same time once`,
  );

const consecutiveReach = (seconds: number): Words =>
  said(
    `nombre de visitants diferents amb un tram de contingut sense interrupcions de ≥ ${seconds} s`,
    `number of distinct visitors with one uninterrupted run of content of ≥ ${seconds} s`,
  );

const percents = (numbers: readonly number[], name: string, of: (percent: number) => Words) =>
  Object.fromEntries(numbers.map((percent) => [`${name}${percent}`, of(percent)]));

const PROGRESS = [10, 25, 50, 75, 90, 95];

const FORMULAS: Readonly<Record<string, Words>> = {
  pageviews: said(
    'nombre de pàgines vistes, amb identificador o sense',
    'number of page views, with or without identifier',
  ),
  exemptPageviews: said('nombre de pàgines vistes sense identificador', 'number of page views without identifier'),
  identifiedPageviews: said('nombre de pàgines vistes amb visitant', 'number of page views with a visitor'),
  visitors: said('nombre de visitants diferents', 'number of distinct visitors'),
  newVisitors: said(
    'nombre de visitants diferents amb el primer esdeveniment dins del període',
    'number of distinct visitors whose first event lies in the period',
  ),
  visits: said(
    'nombre de visites diferents; una pausa de 30 minuts o més en comença una altra',
    'number of distinct visits; a pause of 30 minutes or more begins another',
  ),
  entries: said(
    'nombre de pàgines vistes que són la primera de la visita',
    'number of page views that are the first of their visit',
  ),
  exits: said(
    'nombre de pàgines vistes que són l’última de la visita',
    'number of page views that are the last of their visit',
  ),
  bounces: said(
    'nombre de visites amb 1 pàgina vista, 0 accions i menys de 10 segons visible',
    'number of visits with 1 page view, 0 actions and less than 10 seconds visible',
  ),
  persons: said('nombre de comptes diferents amb la sessió iniciada', 'number of distinct signed-in accounts'),
  visitorsAcrossDevices: said(
    'nombre de comptes diferents + nombre de visitants sense cap compte',
    'number of distinct accounts + number of visitors without any account',
  ),
  campaignVisits: said(
    'nombre de visites amb una pàgina oberta des d’una campanya externa',
    'number of visits with a page opened from an external campaign',
  ),
  searches: said('nombre de cerques', 'number of searches'),
  emptySearches: said('nombre de cerques amb 0 resultats', 'number of searches with 0 results'),
  identifiedSearches: said('nombre de cerques amb visitant', 'number of searches with a visitor'),
  searchesWithResult: said(
    'nombre de cerques seguides, dins de la visita i abans de la cerca següent, d’un dels seus resultats',
    'number of searches followed, within the visit and before the next search, by one of their results',
  ),
  downloads: said('nombre de fitxers demanats', 'number of files requested'),
  podcastDownloads: said(
    'nombre de (episodi, adreça, aplicació, dia) diferents amb un minut d’àudio servit com a mínim',
    'number of distinct (episode, address, application, day) with at least a minute of audio delivered',
  ),
  shares: said('nombre de comparticions', 'number of shares'),
  participations: said('nombre de vots i respostes acceptats', 'number of accepted votes and answers'),
  buttonClicks: said('nombre de clics en botons mesurats', 'number of clicks on measured buttons'),
  clicks: said('nombre de clics en enllaços i botons mesurats', 'number of clicks on measured links and buttons'),
  linkClicks: said('nombre de clics en enllaços de qualsevol mena', 'number of clicks on links of any kind'),
  exitLinks: said('nombre de clics en enllaços cap a fora del web', 'number of clicks on links that leave the site'),
  timeOnPage: said(
    'Σ temps amb la pàgina visible i el dispositiu en ús',
    'Σ time with the page visible and the device in use',
  ),
  mediaStarts: said(
    'nombre de sessions de reproducció obertes en el període',
    'number of playback sessions opened in the period',
  ),
  startedAttempts: said('nombre d’intents en què comença el contingut', 'number of attempts whose content begins'),
  unstartedAttempts: said(
    'nombre d’intents en què no comença el contingut',
    'number of attempts whose content does not begin',
  ),
  startFailures: said(
    'nombre d’intents acabats per un error abans del contingut',
    'number of attempts ended by an error before the content',
  ),
  exitsBeforeStart: said(
    'nombre d’intents acabats sense error abans del contingut',
    'number of attempts ended without an error before the content',
  ),
  openAttempts: said(
    'intents − intents que arrenquen − fallades en arrencar − abandonaments abans de començar',
    'media starts − attempts that started − start failures − exits before start',
  ),
  attemptsWithPreroll: said(
    'nombre d’intents amb un anunci inicial començat',
    'number of attempts with a started pre-roll',
  ),
  exitsInPreroll: said(
    'nombre d’intents amb anunci inicial acabats sense error abans del contingut',
    'number of attempts with a pre-roll ended without an error before the content',
  ),
  plays: said(
    'nombre d’inicis de reproducció del contingut, comptats un sol cop per sessió',
    'number of content starts, counted once for each session',
  ),
  finishedPlays: said(
    'nombre de reproduccions de durada coneguda que arriben al final',
    'number of plays of known length that reach the end',
  ),
  playsWithLength: said(
    'nombre de reproduccions de contingut amb durada coneguda, sense els directes',
    'number of plays of content of known length, without live streams',
  ),
  ...percents(PROGRESS, 'playsReaching', (percent) =>
    said(
      `nombre de reproduccions amb posició màxima ≥ ${percent} % de la durada`,
      `number of plays with furthest position ≥ ${percent}% of the length`,
    ),
  ),
  ...percents(PROGRESS, 'playsWatching', (percent) =>
    said(
      `nombre de reproduccions amb segons diferents coberts ≥ ${percent} % de la durada`,
      `number of plays with distinct seconds covered ≥ ${percent}% of the length`,
    ),
  ),
  uniqueContentWatched: said(
    'Σ segons diferents del contingut coberts per cada reproducció',
    'Σ distinct seconds of content covered by each play',
  ),
  contentOfViewers: said(
    'Σ segons diferents del contingut coberts per cada visitant en totes les seves reproduccions',
    'Σ distinct seconds of content covered by each visitor in all plays together',
  ),
  judgedSessions: said('nombre d’intents que arrenquen o fallen', 'number of attempts that start or fail'),
  goodSessions: said(
    'nombre d’intents amb arrencada ≤ 8 s, espera ≤ 1 % del temps i cap error que els acabi',
    'number of attempts with start-up ≤ 8 s, stalls ≤ 1% of the time and no error that ends them',
  ),
  impactedSessions: said('sessions avaluades − sessions bones', 'assessed sessions − good sessions'),
  playbackFailures: said('nombre de reproduccions acabades per un error', 'number of plays ended by an error'),
  startupMedian: startup('median'),
  startupP95: startup('p95'),
  startupMedianWithPreroll: startup('median', ' amb anunci inicial', ' with a pre-roll'),
  startupP95WithPreroll: startup('p95', ' amb anunci inicial', ' with a pre-roll'),
  startupMedianWithoutPreroll: startup('median', ' sense anunci inicial', ' without a pre-roll'),
  startupP95WithoutPreroll: startup('p95', ' sense anunci inicial', ' without a pre-roll'),
  droppedFrames: said('Σ fotogrames perduts de cada reproducció', 'Σ dropped frames of each play'),
  timedPlays: said(
    'nombre de reproduccions amb temps d’arrencada conegut',
    'number of plays with a known start-up time',
  ),
  startupScores: said(
    'Σ 100 · 8 ÷ (8 + segons d’arrencada) de cada reproducció',
    'Σ 100 · 8 ÷ (8 + seconds of start-up) of each play',
  ),
  heartbeatsSent: said('Σ número d’esdeveniment més alt de cada sessió', 'Σ highest sequence number of each session'),
  heartbeatsLost: said(
    'Σ números que falten fins al més alt de cada sessió',
    'Σ sequence numbers missing up to the highest of each session',
  ),
  completions: said(
    'nombre de sessions diferents que arriben al final del contingut',
    'number of distinct sessions that reach the end of the content',
  ),
  uniqueViewers: said(
    'nombre de visitants diferents amb temps de contingut',
    'number of distinct visitors with content time',
  ),
  contentTimeSpent: said('Σ temps en què avança el contingut', 'Σ time in which content advances'),
  mediaTimeSpent: said('Σ (temps de contingut + temps de publicitat)', 'Σ (content time + ad time)'),
  presenceTime: said(
    'Σ (temps de contingut + pausa + arrencada i esperes)',
    'Σ (content time + pause + start-up and waits)',
  ),
  averageAudienceOfContent: said(
    'Σ (temps de contingut ÷ durada del contingut)',
    'Σ (content time ÷ length of the content)',
  ),
  pausedTime: said('Σ temps en pausa o cercant una posició', 'Σ time paused or seeking'),
  stalledTime: said('Σ temps d’espera de dades després d’haver començat', 'Σ time waiting for data after the start'),
  otherWaitingTime: said(
    'Σ esperes − Σ esperes de dades després d’haver començat',
    'Σ waits − Σ waits for data after the start',
  ),
  stalls: said(
    'nombre de vegades que el contingut s’atura a esperar dades',
    'number of times that content stops to wait for data',
  ),
  playedMinutes: said('Σ temps de contingut ÷ 60 s', 'Σ content time ÷ 60 s'),
  playingOrStalledTime: said('Σ (temps de contingut + temps d’espera)', 'Σ (content time + stalled time)'),
  deliveredBits: said('Σ (taxa de bits · temps)', 'Σ (bitrate · time)'),
  timeWithBitrate: said('Σ temps de contingut amb taxa de bits coneguda', 'Σ content time with a known bitrate'),
  averageAudience: said(
    'Σ temps de contingut dins del període ÷ durada del període',
    'Σ content time inside the period ÷ length of the period',
  ),
  peakConcurrency: said(
    'màxim, de tots els segons del període, del nombre de sessions amb contingut en marxa',
    'maximum, over all seconds of the period, of the number of sessions whose content plays',
  ),
  peakViewers: said(
    'màxim, de tots els segons del període, del nombre de visitants diferents amb contingut en marxa',
    'maximum, over all seconds of the period, of the number of distinct visitors whose content plays',
  ),
  peakViewersOfMinute: said(
    'màxim, de tots els minuts del període, del nombre de visitants diferents amb contingut en marxa',
    'maximum, over all minutes of the period, of the number of distinct visitors whose content plays',
  ),
  reach1: reach(1),
  reach5: reach(5),
  reach60: reach(60),
  consecutiveReach5: consecutiveReach(5),
  consecutiveReach60: consecutiveReach(60),
  channelTime: said('Σ temps de contingut dels directes dels canals', 'Σ content time of live streams of channels'),
  timeOfAllChannels: said(
    'Σ temps de contingut dels directes de tots els canals, del mateix públic i en el mateix temps',
    'Σ content time of live streams of all channels, of the same viewers at the same time',
  ),
  adStarts: said('nombre d’anuncis que comencen', 'number of ads that start'),
  adCompletes: said('nombre d’anuncis que arriben al final', 'number of ads that reach their end'),
  adsUnfinished: said('anuncis començats − anuncis complets', 'ad starts − ad completes'),
  adsSkipped: said('nombre d’anuncis que l’espectador salta', 'number of ads that the viewer skips'),
  adsWithKnownView: said('nombre d’anuncis amb visibilitat coneguda', 'number of ads of known viewability'),
  viewableAds: said(
    'nombre d’anuncis amb ≥ 50 % de la imatge a la vista durant 2 segons seguits',
    'number of ads with ≥ 50% of the picture in view for 2 continuous seconds',
  ),
  adPlayedTime: said('Σ temps reproduït de cada anunci començat', 'Σ played time of each started ad'),
  ...percents([25, 50, 75], 'adsReaching', (percent) =>
    said(
      `nombre d’anuncis amb temps reproduït ≥ ${percent} % de la durada`,
      `number of ads with played time ≥ ${percent}% of their length`,
    ),
  ),
  adBreaks: said('nombre de pauses diferents amb un anunci començat', 'number of distinct breaks with a started ad'),
  breaksReached: said(
    'nombre de pauses amb anuncis previstos a què arriba la reproducció',
    'number of breaks with planned ads that playback reaches',
  ),
  adsPlanned: said('Σ anuncis previstos de cada pausa a què s’arriba', 'Σ planned ads of each break reached'),
  plannedAdStarts: said('Σ anuncis començats de cada pausa a què s’arriba', 'Σ started ads of each break reached'),
  breakAbandonments: said(
    'nombre de pauses diferents dins de les quals s’acaba la sessió',
    'number of distinct breaks inside which the session ends',
  ),
  adRepetitionMedian: repetition('median'),
  adRepetitionP95: repetition('p95'),
  adTime: said('Σ temps en què avança un anunci', 'Σ time in which an ad advances'),
  chapterStarts: said('nombre d’entrades en un capítol', 'number of entries into a chapter'),
  chapterCompletes: said(
    'nombre d’entrades en un capítol que arriben al final sense saltar',
    'number of entries into a chapter that reach its end without a jump',
  ),
  chapterTime: said('Σ temps de contingut dins de capítols', 'Σ content time inside chapters'),
  broadcasts: said('nombre d’emissions que comencen en el període', 'number of broadcasts that begin in the period'),
  airedTime: said('Σ (final − inici) de cada emissió', 'Σ (end − beginning) of each broadcast'),
  broadcastLiveTime: said(
    'Σ temps de contingut del directe del canal, entre l’inici i el final de l’emissió',
    'Σ content time of the channel’s live stream, between the beginning and the end of the broadcast',
  ),
  allChannelsLiveTime: said(
    'Σ temps de contingut dels directes de tots els canals, entre l’inici i el final de l’emissió',
    'Σ content time of the live streams of all channels, between the beginning and the end of the broadcast',
  ),
  ...Object.fromEntries(
    [7, 28].map((days) => [
      `broadcastTime${days}`,
      said(
        `Σ temps en directe + Σ temps a la carta del mateix episodi en ${days} dies`,
        `Σ live time + Σ time of the same episode on demand in ${days} days`,
      ),
    ]),
  ),
};

/** Of a metric that is no ratio. */
export function writtenFormula(key: string): Words {
  const found = FORMULAS[key];
  if (!found) throw new Error(`no written formula of ${key}`);
  return found;
}
