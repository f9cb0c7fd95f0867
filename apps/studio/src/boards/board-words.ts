import { useWordsOf } from '../messages/language.ts';
import type { BoardKey } from './boards.ts';

interface BoardWords {
  titles: Readonly<Record<BoardKey, string>>;
  creatives: string;
  clickMap: string;
}

const catalan: BoardWords = {
  titles: { overview: 'Resum', content: 'Contingut', media: 'Vídeo i àudio', ads: 'Anuncis', quality: 'Qualitat' },
  clickMap: 'Mapa de clics de la portada',
  creatives: 'Fitxers dels anunciants i per què no s’emeten',
};

const english: BoardWords = {
  titles: { overview: 'Overview', content: 'Content', media: 'Video and audio', ads: 'Ads', quality: 'Quality' },
  clickMap: 'Click map of the front page',
  creatives: 'Advertisers’ files, and why some cannot be played',
};

export const useBoardWords = (): BoardWords => useWordsOf(catalan, english);
