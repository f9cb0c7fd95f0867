/** Codes in the values of a hit, in words for analysts. Apart from the encoder: no page loads them. */
import { EVENT_NUMBERS } from './event-numbers.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import type { Meaning } from './hit-labels.ts';
import { PAGE_VARIABLES } from './page-variables.ts';

/** T-10: what each numbered event counts. */
export const EVENT_MEANINGS: Readonly<Record<keyof typeof EVENT_NUMBERS, Meaning>> = {
  page: { ca: 'pàgina vista', en: 'page view' },
  search: { ca: 'cerca', en: 'search' },
  share: { ca: 'compartició', en: 'share' },
  download: { ca: 'baixada', en: 'download' },
  play: { ca: 'joc començat', en: 'game started' },
  buttonClick: { ca: 'clic en un botó', en: 'button click' },
  participate: { ca: 'participació', en: 'participation' },
  radioWindow: { ca: 'obertura de la ràdio en finestra', en: 'radio opened in a window' },
};

const BY_NUMBER: ReadonlyMap<number, Meaning> = new Map(
  Object.entries(EVENT_NUMBERS).map(([event, number]) => [
    number,
    EVENT_MEANINGS[event as keyof typeof EVENT_NUMBERS], // cast: the table's own keys
  ]),
);

const YES_OR_NO = {
  Y: { ca: 'sí', en: 'yes' },
  N: { ca: 'no', en: 'no' },
  true: { ca: 'sí', en: 'yes' },
  false: { ca: 'no', en: 'no' },
  1: { ca: 'sí', en: 'yes' },
  0: { ca: 'no', en: 'no' },
};
const ID_TYPES = { 0: { ca: 'per l’adreça', en: 'by its address' }, 1: { ca: 'pel nom', en: 'by its name' } };

const CODES: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  [HIT_FIELDS.linkType.key]: {
    lnk_o: { ca: 'acció a la pàgina', en: 'action on the page' },
    lnk_d: { ca: 'baixada d’un fitxer', en: 'download of a file' },
    lnk_e: { ca: 'enllaç cap a un altre web', en: 'link to another website' },
    ms_s: { ca: 'inici de reproducció', en: 'start of playback' },
    msa_s: { ca: 'inici d’anunci', en: 'start of an ad' },
  },
  /** Names that the tag gives to its own hits. */
  [HIT_FIELDS.linkName.key]: {
    exposure: { ca: 'variant vista', en: 'variant seen' },
    visible: { ca: 'temps a la pàgina', en: 'time on the page' },
  },
  [HIT_FIELDS.mediaKind.key]: {
    video: { ca: 'vídeo', en: 'video' },
    audio: { ca: 'àudio', en: 'audio' },
    videoAd: { ca: 'anunci d’un vídeo', en: 'ad in a video' },
    audioAd: { ca: 'anunci d’un àudio', en: 'ad in audio' },
  },
  [HIT_FIELDS.java.key]: YES_OR_NO,
  [HIT_FIELDS.cookies.key]: YES_OR_NO,
  [HIT_FIELDS.homePage.key]: YES_OR_NO,
  [HIT_FIELDS.isAudio.key]: YES_OR_NO,
  [PAGE_VARIABLES['user.userLogin'].place]: YES_OR_NO,
  [HIT_FIELDS.clickedPageIdType.key]: ID_TYPES,
  'c.a.activitymap.pageIDType': ID_TYPES,
  [HIT_FIELDS.clickedTag.key]: { A: { ca: 'enllaç', en: 'link' } },
  'c.consent': { none: { ca: 'sense consentiment', en: 'without consent' } },
  'c.exposure.via': {
    page: { ca: 'en una pàgina del web', en: 'on a page of the site' },
    delivery: { ca: 'en un altre web', en: 'on another site' },
    redirect: { ca: 'en deixar la pàgina', en: 'on leaving the page' },
  },
  'c.exposure.variant': { holdout: { ca: 'grup de control', en: 'holdout' } },
  'c.a.media.view': YES_OR_NO,
  'c.a.media.ad.view': YES_OR_NO,
  'c.a.contentType': {
    vod: { ca: 'a la carta', en: 'on demand' },
    live: { ca: 'en directe', en: 'live' },
    linear: { ca: 'canal en directe', en: 'linear channel' },
    podcast: { ca: 'pòdcast', en: 'podcast' },
    audiobook: { ca: 'audiollibre', en: 'audiobook' },
    aod: { ca: 'àudio a la carta', en: 'audio on demand' },
    song: { ca: 'cançó', en: 'song' },
    radio: { ca: 'ràdio', en: 'radio' },
  },
};

/** `event1`, also with a number of times or an id: `event1=3`. */
function eventMeaning(event: string): Meaning {
  const number = Number(/^event(\d{1,4})\b/.exec(event)?.[1]);
  const count = { ca: `esdeveniment ${number}`, en: `event ${number}` };
  return Number.isNaN(number) ? { ca: event, en: event } : (BY_NUMBER.get(number) ?? count);
}

/** The value of a parameter in words, where it is a code; null where the value already is what people read. */
export function hitValueMeaning(key: string, value: string): Meaning | null {
  if (key === HIT_FIELDS.events.key && value !== '') {
    const events = value.split(',').map(eventMeaning);
    return { ca: events.map(({ ca }) => ca).join(', '), en: events.map(({ en }) => en).join(', ') };
  }
  const codes = Object.hasOwn(CODES, key) ? CODES[key] : undefined;
  return codes && Object.hasOwn(codes, value) ? (codes[value] ?? null) : null;
}
