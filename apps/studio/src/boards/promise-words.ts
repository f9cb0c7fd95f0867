import type { AdPromiseName } from '@sintonia/contracts';

type OfPromise = Readonly<Record<AdPromiseName, string>>;

/** Texts of the sheet of a count of promises. Loaded with it. */
interface PromiseWords {
  limit: string;
  quarter: string;
  times: string;
  rows: string;
  accuracy: string;
  accuracyText: string;
  leftOut: string;
  /** What is counted. */
  kept: OfPromise;
  broken: OfPromise;
}

export const promiseCatalan: PromiseWords = {
  limit: 'Límit',
  quarter: 'Quart d’hora que comença',
  times: 'Vegades',
  rows: 'Quarts d’hora amb alguna vegada, primer els més antics. Sumen la xifra.',
  accuracy: 'Quant es pot equivocar?',
  accuracyText:
    'És exacta: la compta el servidor que decideix cada pausa, no els navegadors. Arriba amb deu segons de retard com a molt.',
  leftOut: 'Res: hi ha totes les pauses, també les de qui no vol que el mesurem. Ni filtres ni segments hi fan res.',
  kept: {
    sameAd:
      'Anuncis que el servidor ha deixat fora d’una pausa perquè l’espectador ja els havia vist prou en una hora.',
    load: 'Anuncis que el servidor ha deixat fora perquè l’espectador ja n’havia vist prou estona en una hora, i pauses que queien massa a prop d’una altra.',
    breakLength: 'Anuncis que el servidor ha deixat fora perquè la pausa hauria estat massa llarga.',
    protected: 'Pauses que el servidor no ha posat perquè queien en un moment protegit.',
    startsWithin: 'No es compta: quan els anuncis no arriben a temps, la pausa queda buida i el programa continua.',
  },
  broken: {
    sameAd: 'Pauses en què un espectador ha tornat a veure un anunci més cops en una hora del que prometem.',
    load: 'Pauses amb què un espectador ha vist més estona d’anuncis en una hora del que prometem.',
    breakLength: 'Pauses més llargues del que prometem.',
    protected: 'Pauses que han tallat un moment protegit.',
    startsWithin: 'Vegades que el programa ha hagut d’esperar els anuncis més del que prometem.',
  },
};

export const promiseEnglish: PromiseWords = {
  limit: 'Limit',
  quarter: 'Quarter of an hour from',
  times: 'Times',
  rows: 'Quarters of an hour with at least one, oldest first. They add up to the figure.',
  accuracy: 'How wrong can this be?',
  accuracyText:
    'It is exact: the server that decides each break counts it, not the browsers. It arrives within ten seconds.',
  leftOut:
    'Nothing: every break is in it, also of people who do not want to be measured. No filter or segment applies.',
  kept: {
    sameAd: 'Ads that the server left out of a break because the viewer had seen them often enough within an hour.',
    load: 'Ads that the server left out because the viewer had seen enough seconds of ads within an hour, and breaks too close to another.',
    breakLength: 'Ads that the server left out because the break would have been too long.',
    protected: 'Breaks that the server did not insert because they fell in a protected moment.',
    startsWithin: 'It is not counted: when ads do not come in time, the break is empty and the programme continues.',
  },
  broken: {
    sameAd: 'Breaks in which a viewer saw an ad again, more often within an hour than we promise.',
    load: 'Breaks with which a viewer saw more seconds of ads within an hour than we promise.',
    breakLength: 'Breaks that were longer than we promise.',
    protected: 'Breaks inside a protected moment.',
    startsWithin: 'Times that the programme waited longer for ads than we promise.',
  },
};
