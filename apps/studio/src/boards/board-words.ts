import { useWordsOf } from '../messages/language.ts';
import type { BoardKey } from './boards.ts';

interface BoardWords {
  titles: Readonly<Record<BoardKey, string>>;
  figures: string;
  detail: string;
  open: string;
  creatives: string;
  clickMap: string;
  step: string;
}

const catalan: BoardWords = {
  titles: { overview: 'Resum', content: 'Contingut', media: 'Vídeo i àudio', ads: 'Anuncis', quality: 'Qualitat' },
  figures: 'Xifres del període',
  open: 'Obre a Explora',
  detail: 'Obre’n el detall',
  clickMap: 'Mapa de clics de la portada',
  creatives: 'Fitxers dels anunciants i per què no s’emeten',
  step: 'Granularitat',
};

const english: BoardWords = {
  titles: { overview: 'Overview', content: 'Content', media: 'Video and audio', ads: 'Ads', quality: 'Quality' },
  figures: 'Figures of the period',
  open: 'Open in Explore',
  detail: 'Open details',
  clickMap: 'Click map of the front page',
  creatives: 'Advertisers’ files, and why some cannot be played',
  step: 'Granularity',
};

export const useBoardWords = (): BoardWords => useWordsOf(catalan, english);
