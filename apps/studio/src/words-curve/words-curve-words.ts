import { useWordsOf } from '../messages/language.ts';

interface WordsCurveWords {
  title: string;
  curve: string;
  viewings: string;
  note: string;
  choose: string;
  toCome: string;
  left: (count: string) => string;
  leftFirst: string;
  leftFirstNone: string;
  all: string;
  search: string;
  none: string;
  /** How a figure of a part is counted, by where the part begins and ends. */
  sentences: { there: (from: string, to: string) => string; left: (from: string, to: string) => string };
  columns: { at: string; sentence: string; there: string; before: string; left: string };
  play: (at: string) => string;
  looped: (length: string) => string;
  wordless: string;
  wordlessAdvice: string;
  empty: string;
  emptyAdvice: string;
  more: (count: string) => string;
}

const catalan: WordsCurveWords = {
  title: 'L’audiència, paraula a paraula',
  curve: 'Reproduccions que arriben a cada moment',
  viewings: 'Reproduccions',
  note: 'Cada moment del títol, amb qui el va veure',
  choose: 'Tria un moment del títol',
  toCome: '',
  left: (count) => `${count} ${count === '1' ? 'se’n va' : 'se’n van'}`,
  leftFirst: 'On se’n va més gent',
  leftFirstNone: 'Ningú no se’n va abans del final.',
  all: 'Tot el que s’hi diu',
  search: 'Cerca una frase',
  none: 'Cap frase no ho diu.',
  sentences: {
    there: (from, to) =>
      `Sessions de reproducció en què s’ha vist o sentit alguna part del tram de ${from} a ${to}. Cadascuna compta un sol cop.`,
    left: (from, to) =>
      `Sessions de reproducció que s’han aturat entre ${from} i ${to}: l’últim segon que s’hi va veure o sentir és d’aquest tram.`,
  },
  columns: { at: 'Moment', sentence: 'Què s’hi deia', there: 'Hi eren', before: 'Hi eren abans', left: 'Se’n van' },
  play: (at) => `Mira-ho des de ${at}`,
  looped: (length) => `El vídeo de la demostració dura ${length} i es repeteix: les frases es repeteixen amb ell.`,
  wordless: 'Aquest títol no té subtítols.',
  wordlessAdvice: 'Amb subtítols, cada moment de la corba dirà què s’hi deia.',
  empty: 'Ningú no ha vist aquest títol en aquest període.',
  emptyAdvice: 'S’omplirà amb la primera reproducció; prova un període més llarg.',
  more: (count) => (count === '1' ? 'Mostra 1 frase més' : `Mostra ${count} frases més`),
};

const english: WordsCurveWords = {
  title: 'The audience, word by word',
  curve: 'Plays that reach each moment',
  viewings: 'Plays',
  note: 'Plays at each moment of the title',
  choose: 'Choose a moment of the title',
  toCome: '',
  left: (count) => `${count} ${count === '1' ? 'leaves' : 'leave'}`,
  leftFirst: 'Where most people leave',
  leftFirstNone: 'Nobody leaves before the end.',
  all: 'Everything that is said',
  search: 'Search a sentence',
  none: 'No sentence matches.',
  sentences: {
    there: (from, to) => `Playback sessions in which something from ${from} to ${to} played. Each counts once.`,
    left: (from, to) =>
      `Playback sessions that stopped between ${from} and ${to}: the last second that they played lies there.`,
  },
  columns: { at: 'Moment', sentence: 'What was said', there: 'Watching', before: 'Watching before', left: 'Leave' },
  play: (at) => `Watch from ${at}`,
  looped: (length) => `The demonstration video lasts ${length} and loops: the sentences repeat with it.`,
  wordless: 'This title has no subtitles.',
  wordlessAdvice: 'With subtitles, each moment of the curve will show what was said.',
  empty: 'Nobody watched this title in this period.',
  emptyAdvice: 'The first play will fill it; try a longer period.',
  more: (count) => `Show ${count} more ${count === '1' ? 'sentence' : 'sentences'}`,
};

export const useWordsCurveWords = (): WordsCurveWords => useWordsOf(catalan, english);
