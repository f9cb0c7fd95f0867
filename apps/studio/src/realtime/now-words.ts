/** Texts of the real-time screen that load after its first figures. */
import type { SourceKind } from '@sintonia/contracts';
import { useWordsOf } from '../messages/language.ts';

interface NowWords {
  bySecond: string;
  choose: string;
  curveVisitors: string;
  curveViewers: string;
  asTable: (time: string) => string;
  asCurve: string;
  tableOpen: string;
  columns: Readonly<
    Record<
      'at' | 'visitors' | 'viewers' | 'note' | 'event' | 'title' | 'visitor' | 'channel' | 'begins' | 'ends' | 'peak',
      string
    >
  >;
  minutesAgo: (n: number) => string;
  onAir: string;
  onAirNote: string;
  onAirEmpty: string;
  onAirEmptyAdvice: string;
  onAirViewers: (n: number, figure: string) => string;
  onAirPeak: (figure: string, at: string) => string;
  onAirNobody: string;
  onAirReading: string;
  channels: string;
  noChannels: string;
  liveViewers: (figure: string) => string;
  sources: string;
  noSources: string;
  sourceKinds: Readonly<Record<SourceKind, string>>;
  sourceNotes: Readonly<Record<'direct' | 'internal', string>>;
}

const catalan: NowWords = {
  bySecond: 'Segon a segon',
  choose: 'Tria un segon',
  curveVisitors: 'visitants',
  curveViewers: 'espectadors',
  asTable: (time) => `Taula, fins a les ${time}`,
  asCurve: 'Mostra com a gràfic',
  tableOpen: 'Mostra com a taula',
  columns: {
    at: 'Segon',
    visitors: 'Visitants',
    viewers: 'Espectadors',
    note: 'Detall',
    event: 'Esdeveniment',
    title: 'Títol',
    visitor: 'Visitant',
    channel: 'Canal',
    begins: 'Comença',
    ends: 'Acaba',
    peak: 'Màxim',
  },
  minutesAgo: (n) => (n === 0 ? 'ara' : `−${n} min`),
  onAir: 'En antena ara',
  onAirNote: 'espectadors del directe, des que ha començat el programa',
  onAirEmpty: 'Ara mateix no hi ha cap programa en antena',
  onAirEmptyAdvice: 'Sortirà aquí quan en comenci algun de la graella.',
  onAirViewers: (n, figure) => (n === 1 ? '1 espectador ara' : `${figure} espectadors ara`),
  onAirPeak: (figure, at) => `màxim de ${figure}, a les ${at}`,
  onAirNobody: 'encara no l’ha mirat ningú',
  onAirReading: 's’està llegint la corba…',
  channels: 'Canals ara',
  noChannels: 'Ningú no mira ni escolta cap canal ara mateix.',
  liveViewers: (figure) => `${figure} en directe`,
  sources: 'D’on han vingut',
  noSources: 'Encara no se sap d’on ve ningú dels que hi ha ara.',
  sourceKinds: {
    direct: 'Entrada directa',
    internal: 'El mateix web',
    search: 'Cercador',
    social: 'Xarxa social',
    other: 'Un altre web',
  },
  sourceNotes: { direct: 'sense cap web abans', internal: 'ja hi navegaven' },
};

const english: NowWords = {
  bySecond: 'Second by second',
  choose: 'Choose a second',
  curveVisitors: 'visitors',
  curveViewers: 'viewers',
  asTable: (time) => `Table, until ${time}`,
  asCurve: 'Show as chart',
  tableOpen: 'Show as table',
  columns: {
    at: 'Second',
    visitors: 'Visitors',
    viewers: 'Viewers',
    note: 'Detail',
    event: 'Event',
    title: 'Title',
    visitor: 'Visitor',
    channel: 'Channel',
    begins: 'Begins',
    ends: 'Ends',
    peak: 'Peak',
  },
  minutesAgo: (n) => (n === 0 ? 'now' : `−${n} min`),
  onAir: 'On air now',
  onAirNote: 'viewers of the live stream since the programme began',
  onAirEmpty: 'No programme is on air right now',
  onAirEmptyAdvice: 'It will show here when one in the schedule begins.',
  onAirViewers: (n, figure) => (n === 1 ? '1 viewer now' : `${figure} viewers now`),
  onAirPeak: (figure, at) => `peak of ${figure} at ${at}`,
  onAirNobody: 'nobody has watched it yet',
  onAirReading: 'reading the curve…',
  channels: 'Channels now',
  noChannels: 'Nobody is watching or listening to any channel right now.',
  liveViewers: (figure) => `${figure} live`,
  sources: 'Where they came from',
  noSources: 'It is not known yet where anyone here now came from.',
  sourceKinds: {
    direct: 'Direct',
    internal: 'Same site',
    search: 'Search engine',
    social: 'Social network',
    other: 'Another site',
  },
  sourceNotes: { direct: 'no site before', internal: 'already on the site' },
};

export const useNowWords = (): NowWords => useWordsOf(catalan, english);
