import { useWordsOf } from '../messages/language.ts';

interface VisitorWords {
  kind: string;
  title: string;
  lead: string;
  unknown: string;
  unknownWay: string;
  nothing: string;
  nothingWay: string;
  subject: string;
  first: string;
  last: string;
  hits: string;
  playback: string;
  rejected: string;
  sessions: string;
  figures: string;
  toPrivacy: string;
  follow: string;
  seen: string;
  seenNone: string;
  watched: string;
  watchedNone: string;
  at: string;
  what: string;
  page: string;
  detail: string;
  from: string;
  device: string;
  name: string;
  channel: string;
  time: string;
  end: string;
  completed: string;
  broken: string;
  left: string;
  newest: (rows: string, all: string) => string;
  kinds: Readonly<Record<string, string>>;
}

const catalan: VisitorWords = {
  kind: 'Visitant',
  title: 'Visitant',
  lead: 'Tot el que es desa d’un identificador. Obrir aquesta fitxa queda anotat al registre d’auditoria, amb un pseudònim.',
  unknown: 'Aquest identificador no és de cap visitant.',
  unknownWay: 'Obre la fitxa des del depurador, des de Privadesa, o escriu l’identificador a Ctrl-K.',
  nothing: 'D’aquest identificador no hi ha res desat.',
  nothingWay: 'Si s’ha esborrat, el certificat és a Privadesa i l’anotació, a l’auditoria.',
  subject: 'Pseudònim a l’auditoria',
  first: 'Primer esdeveniment',
  last: 'Últim esdeveniment',
  hits: 'Pàgines i accions',
  playback: 'Avisos de reproducció',
  rejected: 'Rebutjats',
  sessions: 'Reproduccions',
  figures: 'El que hi ha desat',
  toPrivacy: 'Tria, exportació i esborrament',
  follow: 'Segueix-lo al depurador',
  seen: 'Pàgines i accions',
  seenNone: 'Cap pàgina ni acció.',
  watched: 'Reproduccions',
  watchedNone: 'Cap reproducció.',
  at: 'Hora',
  what: 'Mena',
  page: 'Pàgina',
  detail: 'Detall',
  from: 'Procedència',
  device: 'Aparell',
  name: 'Títol',
  channel: 'Canal',
  time: 'Temps vist',
  end: 'Final',
  completed: 'Vist fins al final',
  broken: 'Amb errors',
  left: 'Ho ha deixat',
  newest: (rows, all) => `Els ${rows} més recents de ${all}`,
  kinds: {
    pageview: 'Pàgina vista',
    link: 'Acció',
    mediaStart: 'Inici de reproducció',
    adStart: 'Inici d’anunci',
    exposure: 'Experiment vist',
    offerTrouble: 'Experiment que no s’ha pogut mostrar',
    visible: 'Temps a la pàgina',
  },
};

const english: VisitorWords = {
  kind: 'Visitor',
  title: 'Visitor',
  lead: 'Everything stored of one identifier. Opening this page is noted in the audit log, under a pseudonym.',
  unknown: 'This identifier belongs to no visitor.',
  unknownWay: 'Open the page from the debugger, from Privacy, or type the identifier in Ctrl-K.',
  nothing: 'Nothing is stored of this identifier.',
  nothingWay: 'If it was erased, its certificate is in Privacy and its note in the audit log.',
  subject: 'Pseudonym in the audit log',
  first: 'First event',
  last: 'Last event',
  hits: 'Pages and actions',
  playback: 'Heartbeats',
  rejected: 'Rejected',
  sessions: 'Playbacks',
  figures: 'What is stored',
  toPrivacy: 'Consent, export and erasure',
  follow: 'Follow in the debugger',
  seen: 'Pages and actions',
  seenNone: 'No page and no action.',
  watched: 'Playbacks',
  watchedNone: 'No playback.',
  at: 'Time',
  what: 'Kind',
  page: 'Page',
  detail: 'Detail',
  from: 'Referrer',
  device: 'Device',
  name: 'Title',
  channel: 'Channel',
  time: 'Time watched',
  end: 'End',
  completed: 'Watched to the end',
  broken: 'With errors',
  left: 'Left',
  newest: (rows, all) => `The ${rows} most recent of ${all}`,
  kinds: {
    pageview: 'Page view',
    link: 'Action',
    mediaStart: 'Start of playback',
    adStart: 'Start of an ad',
    exposure: 'Experiment seen',
    offerTrouble: 'Experiment that could not be shown',
    visible: 'Time on page',
  },
};

export const useVisitorWords = (): VisitorWords => useWordsOf(catalan, english);
