import type { AdPromiseName, PublicAdContract } from '@sintonia/contracts';
import type { Formats } from '../messages/formats.ts';

type Limits = PublicAdContract['limits'];

interface ContractWords {
  title: string;
  lead: string;
  ofDemo: string;
  ofEverybody: string;
  promise: string;
  limit: string;
  kept: string;
  broken: string;
  none: string;
  noneAdvice: string;
  promises: Readonly<Record<AdPromiseName, string>>;
  limits: Readonly<Record<AdPromiseName, (limits: Limits, formats: Formats) => string>>;
}

export const contractCatalan: ContractWords = {
  title: 'El contracte amb els espectadors',
  lead: 'El que prometem al web sobre els anuncis. «S’ha complert» compta les vegades que el servidor ha deixat fora un anunci o una pausa per complir-ho; «s’ha trencat», les que no s’ha pogut complir.',
  ofDemo: 'A la demostració, les pauses són les del públic simulat, i el contracte s’hi aplica amb un sorteig.',
  ofEverybody: 'No segueix els filtres ni els segments: cada pausa es compta sense saber qui la mira.',
  promise: 'Promesa',
  limit: 'Límit',
  kept: 'S’ha complert',
  broken: 'S’ha trencat',
  none: 'No hi ha cap contracte',
  noneAdvice: 'S’escriu amb els fitxers de publicitat de l’emissora; el web també l’ensenya.',
  promises: {
    sameAd: 'El mateix anunci no es repeteix massa',
    load: 'Poca estona d’anuncis',
    breakLength: 'Pauses curtes i separades',
    protected: 'Moments que no es tallen',
    startsWithin: 'El programa no espera',
  },
  limits: {
    sameAd: (limits) =>
      limits.sameAdPerHour === 1 ? '1 cop per espectador i hora' : `${limits.sameAdPerHour} cops per espectador i hora`,
    load: (limits, { duration }) =>
      `${duration(limits.adSecondsPerHour)} per hora de contingut; ${duration(limits.openingAdSeconds)} en arribar`,
    breakLength: (limits, { duration }) =>
      `${duration(limits.breakSeconds)} per pausa; ${duration(limits.contentSecondsBetweenBreaks)} entre pauses`,
    protected: () => 'cap anunci',
    startsWithin: (limits, { ratio }) => `${ratio(limits.startsWithinMs / 1000)} s`,
  },
};

export const contractEnglish: ContractWords = {
  title: 'The contract with viewers',
  lead: 'What the website promises about ads. “Kept” counts the times that the server left out an ad or a break to keep a promise; “broken”, the times that it could not be kept.',
  ofDemo:
    'In the demonstration, breaks are those of the simulated audience, and what the contract did in them is drawn.',
  ofEverybody: 'It follows no filters or segments: each break is counted without knowing who watches it.',
  promise: 'Promise',
  limit: 'Limit',
  kept: 'Kept',
  broken: 'Broken',
  none: 'There is no contract',
  noneAdvice: 'It is written with the broadcaster’s advertising files; the website shows it too.',
  promises: {
    sameAd: 'The same ad is not repeated too often',
    load: 'Little time of ads',
    breakLength: 'Short breaks, well apart',
    protected: 'Moments without breaks',
    startsWithin: 'The programme does not wait',
  },
  limits: {
    sameAd: (limits) =>
      limits.sameAdPerHour === 1 ? 'once per viewer and hour' : `${limits.sameAdPerHour} times per viewer and hour`,
    load: (limits, { duration }) =>
      `${duration(limits.adSecondsPerHour)} per hour of content; ${duration(limits.openingAdSeconds)} on arrival`,
    breakLength: (limits, { duration }) =>
      `${duration(limits.breakSeconds)} per break; ${duration(limits.contentSecondsBetweenBreaks)} between breaks`,
    protected: () => 'no ads',
    startsWithin: (limits, { ratio }) => `${ratio(limits.startsWithinMs / 1000)} s`,
  },
};
