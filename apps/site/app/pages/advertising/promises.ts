/** V-08: each promise of the contract as text with its figure in the middle. */
import type { AdPromiseName, PublicAdContract } from '@sintonia/contracts';
import { duration, times } from './amounts.ts';

export interface PromiseWords {
  promise: AdPromiseName;
  title: string;
  words: string;
}

export const promisesOf = (limits: PublicAdContract['limits']): PromiseWords[] => [
  {
    promise: 'sameAd',
    title: 'El mateix anunci no es fa pesat',
    words: `En una hora no veuràs el mateix anunci més de ${times(limits.sameAdPerHour).replace('vegades', 'cops').replace('vegada', 'cop')}.`,
  },
  {
    promise: 'load',
    title: 'Poca estona d’anuncis',
    words: `Per cada hora de programa, ${duration(limits.adSecondsPerHour)} d’anuncis com a molt. Quan arribes pots trobar-ne ${duration(limits.openingAdSeconds)} d’entrada, que ja compten.`,
  },
  {
    promise: 'breakLength',
    title: 'Pauses curtes',
    words: `Cap pausa no passa de ${duration(limits.breakSeconds)}, i entre dues pauses hi ha com a mínim ${duration(limits.contentSecondsBetweenBreaks)} de programa.`,
  },
  {
    promise: 'protected',
    title: 'Moments que no es tallen',
    words:
      'La redacció marca els passatges que s’han de veure sencers, i també programes infantils sense cap anunci. Allà no hi ha pauses.',
  },
  {
    promise: 'startsWithin',
    title: 'El programa no espera',
    words: `Si un anunci falla o triga, el programa comença igualment: no t’hi fem esperar més de ${duration(limits.startsWithinMs / 1000)}.`,
  },
];
