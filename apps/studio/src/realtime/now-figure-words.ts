import { useWordsOf } from '../messages/language.ts';

/** What a current number counts. */
export type NowOf = 'visitors' | 'viewers';

interface NowFigureWords extends Readonly<Record<NowOf, string>> {
  close: string;
  counting: string;
}

const catalan: NowFigureWords = {
  close: 'Tanca',
  visitors:
    'Visitants diferents amb alguna activitat en els últims cinc minuts, entre els que han acceptat l’analítica: els altres no tenen identificador. Al costat d’una pàgina, aquells que la tenen com a darrera pàgina vista.',
  viewers:
    'Espectadors diferents amb una reproducció que no s’ha acabat i de la qual acaba d’arribar un esdeveniment: en els últims quinze segons, o en un interval i mig del reproductor. Al costat d’un vídeo, els d’aquell vídeo.',
  counting:
    'Es compta a mesura que arriben els esdeveniments, sense robots ni dades falsejades. No té període ni files desades: els informes compten els mateixos esdeveniments quan ja són a la base de dades.',
};
const english: NowFigureWords = {
  close: 'Close',
  visitors:
    'Different visitors with any activity in the last five minutes, among those who accepted analytics: the others have no identifier. Beside a page, those whose latest page it is.',
  viewers:
    'Different viewers of a play that has not ended and whose heartbeat has just arrived: in the last fifteen seconds, or in one and a half intervals of the player. Beside a video, those of that video.',
  counting:
    'Counted as events arrive, without robots or forged data. It has no period and no stored rows: reports count the same events once they are in the database.',
};

export const useNowFigureWords = (): NowFigureWords => useWordsOf(catalan, english);
