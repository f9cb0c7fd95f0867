/** What is stored in the browser. */
import {
  ACCOUNT_COOKIE_PREFIX,
  PREVIEW_COOKIE,
  SCREEN_READER_COOKIE,
  USER_COOKIE,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  VOTER_COOKIE,
} from '@sintonia/contracts/cookie-names';
import {
  CLICK_COOKIE,
  CONSENT_COOKIE,
  STAFF_COOKIE,
  VISITOR_COOKIE_PREFIX,
  VISITOR_SESSION_COOKIE_PREFIX,
} from '@sintonia/wire';
import { GAME_STORE, PLACE_STORE, READING_STORE } from '../../shared/site/stored-names.ts';
import type { StoredItem } from './disclosure.ts';

const UNTIL_DELETED = 'Fins que esborres les dades del navegador';

const cookie = (name: string) => ({ name, marks: [{ cookie: name }] });
/** Cookies whose names begin with this. */
const cookies = (prefix: string) => ({ name: `${prefix}…`, marks: [{ cookie: prefix }] });
const local = (name: string) => ({ name, marks: [{ local: name }] });

export const STORED: readonly StoredItem[] = [
  {
    ...cookie(CONSENT_COOKIE),
    what: 'Recorda el que has triat en aquesta pàgina.',
    needs: [],
    when: 'Quan tries',
    lasts: '13 mesos',
  },
  {
    ...cookies(VISITOR_COOKIE_PREFIX),
    what: 'El número a l’atzar que ens diu que dues visites són del mateix navegador.',
    needs: ['analytics'],
    lasts: '13 mesos',
  },
  {
    ...cookies(VISITOR_SESSION_COOKIE_PREFIX),
    what: 'Recorda que la visita encara dura.',
    needs: ['analytics'],
    lasts: 'Fins que tanques el navegador',
  },
  {
    ...cookie(VISITOR_COOKIE),
    what: 'El mateix número, perquè no canviï si el navegador esborra l’altra galeta.',
    needs: ['analytics'],
    lasts: '13 mesos',
  },
  {
    ...cookie(CLICK_COOKIE),
    what: 'Quin enllaç has clicat, fins que s’obre la pàgina on porta.',
    needs: ['analytics'],
    when: 'Quan cliques un enllaç',
    lasts: 'Fins a la pàgina següent',
  },
  {
    name: 'sintonia',
    what: 'El que s’ha mesurat i encara no ens ha arribat. No és cap galeta: és una base de dades del navegador.',
    needs: ['analytics'],
    when: 'Quan mires o escoltes, o si es perd la connexió',
    lasts: 'Fins que arriba, o set dies',
    marks: [{ database: 'sintonia' }],
  },
  {
    ...cookie(VISIT_COOKIE),
    what: 'Quantes vegades has vingut i quines seccions has llegit, per triar què t’ensenyem.',
    needs: ['personalisation'],
    lasts: '30 dies sense venir',
  },
  {
    ...local('sintonia.resume'),
    what: 'Per on anaves dels últims trenta vídeos i àudios que has deixat a mitges. No és cap galeta: es queda al navegador.',
    needs: ['personalisation'],
    when: 'Quan en mires més de mig minut sense compte obert',
    lasts: 'Fins que els acabes',
  },
  {
    ...local('sintonia.player'),
    what: 'Com t’agraden els subtítols i si el capítol següent comença sol. No és cap galeta: es queda al navegador.',
    needs: [],
    when: 'Quan ho canvies al reproductor',
    lasts: UNTIL_DELETED,
  },
  {
    ...cookies(`${ACCOUNT_COOKIE_PREFIX}.`),
    what: 'Sap que ets tu mentre tens el compte obert.',
    needs: [],
    when: 'Quan entres al compte',
    lasts: '90 dies o fins que surts',
  },
  {
    ...cookie(USER_COOKIE),
    what: 'Diu a la pàgina que tens el compte obert, amb un codi que no revela qui ets.',
    needs: [],
    when: 'Quan entres al compte',
    lasts: '90 dies o fins que surts',
  },
  {
    ...cookie(VOTER_COOKIE),
    what: 'Un número a l’atzar, perquè cadascú voti i concursi una sola vegada.',
    needs: [],
    when: 'Quan participes en una enquesta o un concurs',
    lasts: '6 mesos',
  },
  {
    ...cookie(SCREEN_READER_COOKIE),
    what: 'Que ens has dit que fas servir un lector de pantalla.',
    needs: [],
    when: 'Quan ho marques a la pàgina d’accessibilitat',
    lasts: '13 mesos',
  },
  {
    ...local(GAME_STORE),
    what: 'La partida d’avui de «La ventada» i la teva ratxa. No és cap galeta: es queda al navegador.',
    needs: [],
    when: 'Quan hi jugues',
    lasts: UNTIL_DELETED,
  },
  {
    ...local(READING_STORE),
    what: 'Text i imatge de les últimes notícies que has llegit, per rellegir-les sense connexió. No és cap galeta: es queda al navegador i no ens arriba.',
    needs: [],
    when: 'Quan prems «Desa el que llegeixo» en una notícia',
    lasts: 'Les últimes 20, fins que ho desactives',
  },
  {
    ...local(PLACE_STORE),
    what: 'El municipi que vols a la portada. No és cap galeta: es queda al navegador i no ens arriba.',
    needs: [],
    when: 'Quan el tries',
    lasts: 'Fins que el treus',
  },
  {
    ...cookie(PREVIEW_COOKIE),
    what: 'Ensenya a la gent de la casa una versió que encara es prova. Qui no treballa aquí no la té mai.',
    needs: [],
    when: 'Quan la redacció obre un enllaç de prova',
    lasts: '8 hores',
  },
  {
    ...cookie(STAFF_COOKIE),
    what: 'Que aquest navegador és de la gent de la casa, perquè el que hi mira no compti a l’audiència. No diu de qui és, i qui no treballa aquí no la té mai.',
    needs: [],
    when: 'Quan la redacció entra a l’estudi',
    lasts: '30 dies, o fins que en surt',
  },
];
