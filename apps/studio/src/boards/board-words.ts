import { useWordsOf } from '../messages/language.ts';
import type { BoardKey } from './boards.ts';

interface BoardWords {
  titles: Readonly<Record<BoardKey, string>>;
  creatives: string;
  clickMap: string;
  unfiltered: (names: string) => string;
}

const catalan: BoardWords = {
  titles: { overview: 'Resum', content: 'Contingut', media: 'Vídeo i àudio', ads: 'Anuncis', quality: 'Qualitat' },
  clickMap: 'Mapa de clics de la portada',
  creatives: 'Fitxers dels anunciants i per què no s’emeten',
  unfiltered: (names) => `Fora de la pantalla, perquè aquest filtre no s’hi pot aplicar: ${names}.`,
};

const english: BoardWords = {
  titles: { overview: 'Overview', content: 'Content', media: 'Video and audio', ads: 'Ads', quality: 'Quality' },
  clickMap: 'Click map of the front page',
  creatives: 'Advertisers’ files, and why some cannot be played',
  unfiltered: (names) => `Not on this screen, because this filter cannot be applied to them: ${names}.`,
};

export const useBoardWords = (): BoardWords => useWordsOf(catalan, english);
