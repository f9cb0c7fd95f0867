import { useWordsOf } from '../messages/language.ts';

export type RisingBy = 'pages' | 'titles' | 'channels' | 'sources';

interface RisingWords {
  title: string;
  by: string;
  of: Readonly<Record<RisingBy, string>>;
  rising: string;
  falling: string;
  noneRising: string;
  noneFalling: string;
  /** Columns of the file. */
  lastHour: string;
  usualHour: string;
  usual: (figure: string) => string;
  basis: (weeks: number) => string;
  unknown: string;
  unknownAdvice: string;
}

const catalan: RisingWords = {
  title: 'Què puja i què baixa',
  by: 'De què',
  of: { pages: 'Pàgines', titles: 'Títols', channels: 'Canals', sources: 'D’on venen' },
  rising: 'Puja',
  falling: 'Baixa',
  noneRising: 'Res no va més amunt del que és habitual.',
  noneFalling: 'Res no va més avall del que és habitual.',
  lastHour: 'La darrera hora',
  usualHour: 'El que és habitual',
  usual: (figure) => `habitual: ${figure}`,
  basis: (weeks) =>
    weeks === 1
      ? 'La darrera hora, al costat de la mateixa hora de la setmana passada.'
      : `La darrera hora, al costat de la mitjana de la mateixa hora de les ${weeks} setmanes anteriors.`,
  unknown: 'Encara no se sap què és habitual a aquesta hora',
  unknownAdvice: 'S’omplirà quan hi hagi xifres d’aquesta mateixa hora d’una setmana enrere.',
};

const english: RisingWords = {
  title: 'What rises and what falls',
  by: 'Of what',
  of: { pages: 'Pages', titles: 'Titles', channels: 'Channels', sources: 'Sources' },
  rising: 'Rising',
  falling: 'Falling',
  noneRising: 'Nothing is above its usual level.',
  noneFalling: 'Nothing is below its usual level.',
  lastHour: 'Last hour',
  usualHour: 'Usual',
  usual: (figure) => `usually ${figure}`,
  basis: (weeks) =>
    weeks === 1
      ? 'The last hour, next to the same hour a week ago.'
      : `The last hour, next to the mean of the same hour in the ${weeks} weeks before.`,
  unknown: 'What is usual at this hour is not known yet',
  unknownAdvice: 'Figures of this hour a week ago will fill it.',
};

export const useRisingWords = (): RisingWords => useWordsOf(catalan, english);
