/**
 * A generated picture: motifs chosen by the words that describe it, in one of a few arrangements on thirds. Used until
 * a picture of that id is added to `pictures/`.
 */
import { createChance } from '../draw/random.ts';
import type { MotifName } from './motifs/all-motifs.ts';
import { type Picture, picture, type Stage, sheets } from './stage.ts';

/** Catalan stems and their motifs; the first that occurs in the words wins. */
const VOCABULARY: readonly (readonly [RegExp, MotifName])[] = [
  [/embassament|pantà|presa\b/, 'reservoir'],
  [/aigua|set\b|gota/, 'drop'],
  [/mar\b|onada|platja/, 'wave'],
  [/peix|pesca/, 'fish'],
  [/vela|barca|vaixell/, 'boat'],
  [/far\b|costa/, 'lighthouse'],
  [/pluja|tempesta|aiguat/, 'rain'],
  [/neu|glaç|hivern/, 'snow'],
  [/sol\b|calor|estiu/, 'sun'],
  [/núvol|boira|temps/, 'cloud'],
  [/lluna|nit/, 'moon'],
  [/muntany|cim|carena|pirineu/, 'mountain'],
  [/foc|incendi/, 'flame'],
  [/bosc|pi\b|avet/, 'pine'],
  [/arbre|ombra/, 'tree'],
  [/fulla|planta/, 'leaf'],
  [/blat|pagès|collita/, 'wheat'],
  [/raïm|vi\b|vinya/, 'grapes'],
  [/oli\b|oliv/, 'olive'],
  [/ocell|au\b/, 'bird'],
  [/ramat|ovella|pastor/, 'sheep'],
  [/bolet/, 'mushroom'],
  [/tren|via\b|estació/, 'train'],
  [/autobús|bus\b/, 'bus'],
  [/bicicleta|bici/, 'bicycle'],
  [/cotxe|trànsit/, 'car'],
  [/carretera|camí/, 'road'],
  [/pont/, 'bridge'],
  [/avió|aeroport/, 'plane'],
  [/escola|institut|alumn/, 'school'],
  [/hospital|metge|salut|infermer/, 'hospital'],
  [/fàbrica|indústria|polígon/, 'factory'],
  [/obra|grua/, 'crane'],
  [/pis\b|pisos|lloguer|bloc/, 'flats'],
  [/casa|habitatge|masia/, 'house'],
  [/poble|vila|municipi/, 'village'],
  [/campana|església/, 'belltower'],
  [/mercat|botiga|comerç/, 'stall'],
  [/plaques|solar|energia/, 'solar'],
  [/eòlic|vent/, 'turbine'],
  [/castell|colla/, 'castle'],
  [/teatre|comèdia/, 'mask'],
  [/cinema|pel·lícula/, 'film'],
  [/música|concert|cobla/, 'note'],
  [/guitarra/, 'guitar'],
  [/pintura|museu|art\b/, 'easel'],
  [/llibre|novel·la|lector/, 'book'],
  [/biblioteca|arxiu/, 'books'],
  [/bàsquet|cistella/, 'basketball'],
  [/pilota|futbol|gol/, 'ball'],
  [/cursa|corre|atleta/, 'runner'],
  [/medalla|rècord/, 'medal'],
  [/vot|elecci|urna/, 'ballot'],
  [/protesta|vaga/, 'protest'],
  [/jutge|llei|tribunal/, 'scales'],
  [/diners|pressupost|euros|impost/, 'coins'],
  [/dades|creix|puja/, 'graph'],
  [/mòbil|telèfon/, 'phone'],
  [/robot|algorisme|xip|intel·ligència/, 'chip'],
  [/recerca|laboratori|cèl·lul/, 'microscope'],
  [/estel|telescopi/, 'telescope'],
  [/cuina|olla|recepta/, 'pot'],
  [/pa\b|forn/, 'bread'],
  [/carta|correu/, 'letter'],
  [/clau\b|pany/, 'key'],
  [/hora|rellotge/, 'clock'],
  [/infant|nen/, 'child'],
  [/ball/, 'dancer'],
  [/parla|conversa|debat/, 'talk'],
  [/ràdio|micròfon/, 'microphone'],
  [/gent|públic/, 'crowd'],
];

const SHEETS = [
  sheets('#eadfc8', '#14161a', '#c8102e', '#d9a441'),
  sheets('#dfe8ea', '#12324a', '#e4572e', '#8fa6b5'),
  sheets('#e8ead6', '#1f3a2b', '#c8642b', '#8aa97a'),
  sheets('#c8102e', '#14161a', '#fbfaf6', '#8e0b20'),
  sheets('#1d2638', '#0c111b', '#ffc72c', '#4d6580'),
  sheets('#f4d9a0', '#2d3440', '#c8553d', '#9fb3bd'),
] as const;

const ARRANGEMENTS: readonly ((on: Stage, subject: MotifName, companion: MotifName) => void)[] = [
  (on, subject, companion) => {
    on.disc('c', 650, 210, 150);
    on.hill('c', 440, 14, 3);
    on.put(companion, 200, 390, 0.7);
    on.put(subject, 610, 310, 1.9);
  },
  (on, subject, companion) => {
    on.poly('c', [420, -20], [990, -20], [990, 580], [240, 580]);
    on.put(subject, 650, 280, 2.1);
    on.put(companion, 160, 400, 0.8);
  },
  (on, subject, companion) => {
    on.slab('c', 420, 50, 420, 600, 210);
    on.put(subject, 630, 340, 1.7);
    on.put(companion, 210, 330, 0.9);
  },
  (on, subject, companion) => {
    on.poly('c', [-20, 400], [990, 340], [990, 580], [-20, 580]);
    on.put(subject, 330, 290, 2);
    on.put(companion, 780, 330, 0.8);
  },
];

/** Motifs of the words, first words first; birds by default. */
export function motifsFor(words: string): readonly [MotifName, MotifName] {
  const said = words.toLowerCase();
  const [subject = 'flock', companion = 'cloud'] = VOCABULARY.map(([stem, motif]) => ({ at: said.search(stem), motif }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ motif }) => motif);
  return [subject, companion];
}

export function compose(name: string, words: string): Picture {
  const chance = createChance(name);
  const [subject, companion] = motifsFor(words);
  const arrange = ARRANGEMENTS[chance.whole(0, ARRANGEMENTS.length - 1)] ?? ARRANGEMENTS[0];
  return picture(chance.pick(SHEETS), (on) => arrange?.(on, subject, companion));
}
