/** Loops of the channels, 64 s each in the demo, and the advertisements. */
import { clipText } from './clip-text.ts';

const loop = { lengthS: 64, isLoop: true, hasSubtitles: false, chapters: [], coarserCrf: 3 } as const;
const spot = { hasSubtitles: false, chapters: [], leadS: 0.6, bed: 'spot' } as const;

export const LIVE_TEXTS = [
  clipText({
    ...loop,
    id: 'loop-tramuntana-1',
    title: 'Tramuntana 1, senyal en directe',
    bed: 'breeze',
    voice: { name: 'ca+f2', speed: 146, pitch: 46 },
    leadS: 4,
    sentences: ['Esteu veient Tramuntana 1.', 'El vent bufa del nord; nosaltres, també.', 'Seguim en directe.'],
  }),
  clipText({
    ...loop,
    id: 'loop-tramuntana-24',
    title: 'Tramuntana 24, senyal en directe',
    bed: 'bulletin',
    voice: { name: 'ca+m3', speed: 158, pitch: 44 },
    leadS: 2,
    sentences: [
      'Tramuntana vint-i-quatre, les notícies a qualsevol hora.',
      'Els embassaments guanyen tres punts i arriben al seixanta-u per cent.',
      'Dotze pobles recuperen el tren, amb quaranta circulacions al dia.',
      'Baixen els lloguers, i també els pisos que s’hi ofereixen.',
      'El Teatre Municipal torna a aixecar el teló.',
      'Una debutant de dinou anys bat el rècord de la volta al llac.',
      'A l’Empordà, tramuntana de vuitanta quilòmetres per hora.',
      'Tornem amb els titulars d’aquí a un moment.',
    ],
  }),
  clipText({
    ...loop,
    id: 'loop-tramuntana-petit',
    title: 'Tramuntana Petit, senyal en directe',
    bed: 'toybox',
    voice: { name: 'ca+f5', speed: 140, pitch: 70 },
    leadS: 4,
    sentences: ['Bon dia, petits i petites!', 'El tren de les formes ja ha sortit.', 'Qui hi puja, avui?'],
  }),
  clipText({
    ...loop,
    id: 'loop-radio',
    kind: 'audio',
    title: 'Ràdio Tramuntana, senyal en directe',
    bed: 'wavelength',
    voice: { name: 'ca+f2', speed: 148, pitch: 44 },
    leadS: 5,
    sentences: [
      'Ràdio Tramuntana, la ràdio que va amb el vent.',
      'Us acompanyem fins a l’hora en punt amb música i paraules.',
      'Si condueixes, a poc a poc; si cuines, amb foc lent.',
      'Seguim.',
    ],
  }),
  clipText({
    ...spot,
    id: 'ad-cooperativa',
    title: 'Cooperativa lletera La Vaquera',
    lengthS: 10,
    voice: { name: 'ca+f2', speed: 152, pitch: 50 },
    sentences: ['Cent vuitanta famílies i una sola lleteria.', 'La Vaquera: la llet de qui la munyeix.'],
  }),
  clipText({
    ...spot,
    id: 'ad-trens',
    title: 'Estel, el tren de nit',
    lengthS: 8,
    voice: { name: 'ca+m3', speed: 148, pitch: 38 },
    sentences: ['Adorm-te a casa, desperta’t a mar.', 'Estel, el tren de nit.'],
  }),
  clipText({
    ...spot,
    id: 'ad-llibres',
    title: 'Llibreria El Full Girat',
    lengthS: 6,
    voice: { name: 'ca+f2', speed: 156, pitch: 48 },
    sentences: ['Encara no has trobat el teu llibre? El Full Girat. Llibreria.'],
  }),
];
