import { useWordsOf } from '../../messages/language.ts';
import type { WallView } from './wall-views.ts';

interface WallWords {
  open: string;
  title: string;
  why: string;
  start: string;
  pause: string;
  turn: string;
  next: string;
  close: string;
  views: Readonly<Record<WallView, string>>;
}

const catalan: WallWords = {
  open: 'Pantalla de redacció',
  title: 'Què hi ha de sortir',
  why: 'A pantalla completa i en fosc, una vista cada vint segons. La tecla Esc la tanca.',
  start: 'Obre-la',
  pause: 'Atura el canvi de vista',
  turn: 'Torna a canviar de vista',
  next: 'Vista següent',
  close: 'Tanca',
  views: {
    people: 'Visitants i espectadors',
    onAir: 'En antena',
    pages: 'Pàgines i vídeos',
    origins: 'Canals i procedència',
    rising: 'Què puja i què baixa',
  },
};

const english: WallWords = {
  open: 'Newsroom screen',
  title: 'What it shows',
  why: 'Full screen and dark, one view every twenty seconds. Esc closes it.',
  start: 'Open it',
  pause: 'Stop changing views',
  turn: 'Change views again',
  next: 'Next view',
  close: 'Close',
  views: {
    people: 'Visitors and viewers',
    onAir: 'On air',
    pages: 'Pages and videos',
    origins: 'Channels and sources',
    rising: 'What rises and what falls',
  },
};

export const useWallWords = (): WallWords => useWordsOf(catalan, english);
