import { clipText } from './clip-text.ts';

const WARM = { name: 'ca+f2', speed: 146, pitch: 44 } as const;
const LOW = { name: 'ca+m3', speed: 140, pitch: 34 } as const;

export const AUDIO_TEXTS = [
  clipText({
    id: 'audio-conversa',
    kind: 'audio',
    title: 'Una conversa a la ràdio',
    lengthS: 44,
    leadS: 2.4,
    bed: 'wavelength',
    voice: WARM,
    sentences: [
      'Avui seiem a taula amb algú que fa una cosa petita i la fa molt bé.',
      'Diu que va començar per casualitat, un estiu que no tenia res més a fer.',
      'El primer any no ho va saber ningú; el segon, ja li trucaven de tres comarques.',
      'El secret, explica, és escoltar abans de tocar res.',
      'Li hem demanat què faria si tornés a tenir vint anys.',
      'Ha rigut, ha fet un glop de cafè i ha dit: el mateix, però amb més paciència.',
      'Això és el que escoltareu avui.',
    ],
    chapters: [
      { title: 'Qui seu a taula', sentence: 0 },
      { title: 'Els començaments', sentence: 1 },
      { title: 'Si tingués vint anys', sentence: 4 },
    ],
  }),
  clipText({
    id: 'audio-reportatge',
    kind: 'audio',
    title: 'Un reportatge de so',
    lengthS: 48,
    leadS: 3,
    bed: 'archive',
    voice: LOW,
    sentences: [
      'El que sentiu és el lloc tal com sona a les cinc de la matinada.',
      'Hem deixat el micròfon obert una hora i no hem tocat res.',
      'Primer passa una furgoneta; després, algú que arrossega una caixa.',
      'A l’arxiu hi ha una carta que parla d’aquest mateix soroll, fa quaranta anys.',
      'Qui la va escriure no va signar mai, però nosaltres sabem des d’on ho sentia.',
      'Hem tornat a la mateixa finestra, a la mateixa hora.',
      'I el so, com veureu, encara hi és.',
    ],
    chapters: [
      { title: 'Les cinc de la matinada', sentence: 0 },
      { title: 'La carta de l’arxiu', sentence: 3 },
      { title: 'La finestra', sentence: 5 },
    ],
  }),
  clipText({
    id: 'audio-historia',
    kind: 'audio',
    title: 'Un objecte, un any',
    lengthS: 44,
    leadS: 2.4,
    bed: 'pages',
    voice: WARM,
    sentences: [
      'Hi ha objectes que expliquen un any sencer millor que cap llibre.',
      'Aquest fa quatre dits, pesa poc i està gastat de totes bandes.',
      'El va fer servir molta gent abans que ningú pensés a guardar-lo.',
      'Quan el gires, hi veus una marca: és la del mestre que el va fer.',
      'Amb aquella marca hem trobat el carrer, el taller i gairebé el dia.',
      'La història gran passava fora; aquí dins, algú treballava.',
    ],
    chapters: [
      { title: 'L’objecte', sentence: 0 },
      { title: 'Les mans', sentence: 2 },
      { title: 'La marca', sentence: 3 },
    ],
  }),
  clipText({
    id: 'audiollibre-capitol',
    kind: 'audio',
    title: 'La casa del guardaagulles, lectura',
    lengthS: 52,
    leadS: 3,
    bed: 'pages',
    voice: { name: 'ca+m3', speed: 134, pitch: 38 },
    sentences: [
      'La casa era tan a prop de la via que els gots es movien abans que ningú sentís el tren.',
      'El meu avi deia que així no calia rellotge.',
      'Quan passava el de les set, posàvem taula; quan passava el de les deu, anàvem a dormir.',
      'El de la una no parava enlloc i no portava mai cap llum encès.',
      'Una nit vaig sortir a mirar-lo i el vaig veure alentir la marxa.',
      'Algú, des d’una porta oberta, em va allargar un paper.',
      'Encara el guardo.',
    ],
    chapters: [
      { title: 'Els gots', sentence: 0 },
      { title: 'L’horari', sentence: 2 },
      { title: 'El tren de la una', sentence: 3 },
    ],
  }),
];
