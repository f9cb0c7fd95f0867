import { useWordsOf } from '../messages/language.ts';

interface EmissionsWords {
  title: string;
  day: string;
  channel: string;
  dayBefore: string;
  dayAfter: string;
  whole: (channel: string) => string;
  backToDay: string;
  audience: string;
  choose: string;
  toCome: string;
  comparedWith: (day: string) => string;
  noComparison: string;
  figures: string;
  mean: string;
  peak: string;
  at: string;
  share: string;
  week: string;
  month: string;
  before: (figure: string) => string;
  weekBefore: string;
  columns: { time: string; name: string; mean: string; peak: string; at: string; share: string; before: string };
  table: string;
  minutes: string;
  minuteColumns: { at: string; now: string; before: string };
  earlier: string;
  noEarlier: string;
  earlierColumns: { day: string };
  empty: string;
  emptyWay: string;
  noChannels: string;
  noChannelsWay: string;
  unaired: string;
  programme: string;
}

const catalan: EmissionsWords = {
  title: 'Emissions',
  day: 'Dia',
  channel: 'Canal',
  dayBefore: 'El dia abans',
  dayAfter: 'L’endemà',
  whole: (channel) => `${channel}, minut a minut`,
  backToDay: 'Tot el dia',
  audience: 'Audiència',
  choose: 'Tria un minut',
  toCome: 'Encara no s’ha emès',
  comparedWith: (day) => `Línia prima: ${day}`,
  noComparison: 'No hi ha cap emissió anterior per comparar',
  figures: 'Xifres de l’emissió',
  mean: 'Audiència mitjana per minut',
  peak: 'Pic d’audiència',
  at: 'Minut del pic',
  share: 'Quota dels directes',
  week: 'Amb 7 dies a la carta',
  month: 'Amb 28 dies a la carta',
  before: (figure) => `abans ${figure}`,
  weekBefore: 'Setmana abans',
  columns: {
    time: 'Hora',
    name: 'Emissió',
    mean: 'Mitjana per minut',
    peak: 'Pic',
    at: 'Minut del pic',
    share: 'Quota',
    before: 'Setmana abans',
  },
  table: 'Emissions del dia',
  minutes: 'Minut a minut',
  minuteColumns: { at: 'Minut', now: 'Audiència', before: 'Emissió anterior' },
  earlier: 'Emissions anteriors',
  noEarlier: 'No n’hi ha cap d’anterior en 28 dies.',
  earlierColumns: { day: 'Dia' },
  empty: 'Aquest dia no té graella.',
  emptyWay: 'S’omple amb la programació del catàleg; tria un altre dia o un altre canal.',
  noChannels: 'El catàleg encara no té cap canal',
  noChannelsWay: 'S’omplirà quan s’hi importin els canals i la programació.',
  unaired: 'No hi ha versió a la carta d’aquesta emissió.',
  programme: 'La fitxa del programa',
};

const english: EmissionsWords = {
  title: 'Broadcasts',
  day: 'Day',
  channel: 'Channel',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  whole: (channel) => `${channel}, minute by minute`,
  backToDay: 'The whole day',
  audience: 'Audience',
  choose: 'Choose a minute',
  toCome: 'Not broadcast yet',
  comparedWith: (day) => `Thin line: ${day}`,
  noComparison: 'There is no earlier broadcast to compare with',
  figures: 'Figures of the broadcast',
  mean: 'Average-minute audience',
  peak: 'Peak audience',
  at: 'Minute of the peak',
  share: 'Share of live audience',
  week: 'With 7 days of catch-up',
  month: 'With 28 days of catch-up',
  before: (figure) => `before ${figure}`,
  weekBefore: 'Week before',
  columns: {
    time: 'Time',
    name: 'Broadcast',
    mean: 'Average minute',
    peak: 'Peak',
    at: 'Minute of the peak',
    share: 'Share',
    before: 'Week before',
  },
  table: 'Broadcasts of the day',
  minutes: 'Minute by minute',
  minuteColumns: { at: 'Minute', now: 'Audience', before: 'Earlier broadcast' },
  earlier: 'Earlier broadcasts',
  noEarlier: 'There are none in the previous 28 days.',
  earlierColumns: { day: 'Day' },
  empty: 'This day has no schedule.',
  emptyWay: 'It comes from the schedule of the catalogue; choose another day or channel.',
  noChannels: 'The catalogue has no channel yet',
  noChannelsWay: 'It will fill when channels and their schedule are imported.',
  unaired: 'This broadcast has no on-demand version.',
  programme: 'Page of the programme',
};

export const useEmissionsWords = (): EmissionsWords => useWordsOf(catalan, english);
