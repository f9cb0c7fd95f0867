/**
 * What a visit sends and stores in the browser, and the purposes that each item needs. The privacy page shows the list,
 * and a browser test compares it with the traffic and storage under each of the eight choices: nothing else is allowed.
 */

import type { ConsentPurpose, VendorScriptKind, VendorScripts, Vendors } from '@sintonia/contracts';
import {
  ACCOUNT_COOKIE_PREFIX,
  PREVIEW_COOKIE,
  SCREEN_READER_COOKIE,
  USER_COOKIE,
  VISIT_COOKIE,
  VISITOR_COOKIE,
  VOTER_COOKIE,
} from '@sintonia/contracts/cookie-names';
import { CONSENT_COOKIE } from '@sintonia/wire';

/** How an item is recognised in a browser. */
export type Mark =
  /** A request, by the start of its path; `has` and `lacks` name parameters, `says` is a text anywhere in it. */
  | { readonly path: string; readonly has?: string; readonly lacks?: string }
  /** Whatever identifies the signed-in person, in any request. */
  | { readonly person: true }
  /** Any request to this other host. */
  | { readonly host: string }
  | { readonly cookie: string }
  | { readonly local: string }
  | { readonly database: string };

export interface Disclosure {
  /** Its name, where it has one. */
  readonly name?: string;
  readonly what: string;
  /** Every one of these must be accepted; empty for what happens under any choice. */
  readonly needs: readonly ConsentPurpose[];
  /** Applies only while this purpose is not accepted. */
  readonly unless?: ConsentPurpose;
  /** Further condition. */
  readonly when?: string;
  readonly marks: readonly Mark[];
}

export interface StoredItem extends Disclosure {
  readonly name: string;
  readonly lasts: string;
}

export const SENT: readonly Disclosure[] = [
  {
    what: 'El que has triat aquí, per poder demostrar que ho vas triar.',
    needs: [],
    when: 'Quan tries',
    marks: [{ path: '/api/privadesa/tria' }],
  },
  {
    what: 'Que s’ha obert una pàgina, i quina. Sense cap número, sense el que has escrit i sense res del teu aparell.',
    needs: [],
    unless: 'analytics',
    when: 'Un cop has triat, o quan marxes de la pàgina sense triar',
    marks: [{ path: '/b/ss/', has: 'consent' }],
  },
  {
    what: 'Quin àudio de pòdcast has baixat, comptat un cop al dia. Sense cap número, i sense desar l’adreça d’on te’l baixes.',
    needs: [],
    when: 'Quan te’n baixes un',
    marks: [{ path: '/baixa/' }],
  },
  {
    what: 'Quines pàgines obres, quanta estona les tens davant, què hi cerques i què hi prems, amb el número d’aquest navegador.',
    needs: ['analytics'],
    marks: [{ path: '/b/ss/', has: 'mid' }, { path: '/id' }, { path: '/optOutStatus' }],
  },
  {
    what: 'Què mires i escoltes, fins on i com: amb subtítols o sense, a quina velocitat, a pantalla completa.',
    needs: ['analytics'],
    marks: [{ path: '/hb/' }, { path: '/collect' }],
  },
  {
    what: 'Un codi del teu compte, que no diu qui ets però és el mateix al mòbil i a l’ordinador.',
    needs: ['analytics', 'audience'],
    when: 'Amb el compte obert',
    marks: [{ person: true }],
  },
  {
    what: 'El número d’aquest navegador, als mesuradors d’audiència de fora que la casa pugui tenir.',
    needs: ['analytics', 'audience'],
    when: 'Si n’hi ha',
    marks: [{ path: '/dest5.html' }],
  },
  {
    what: 'Per on anaves del que has deixat a mitges, perquè ho continuïs en un altre aparell.',
    needs: ['personalisation'],
    when: 'Amb el compte obert',
    marks: [{ path: '/api/compte/posicions' }],
  },
  {
    what: 'Quins capítols has començat, per ensenyar-te’ls a la portada. No en queda constància.',
    needs: ['personalisation'],
    when: 'Sense compte obert',
    marks: [{ path: '/compte/continua.json', has: 'episodis' }],
  },
  {
    what: 'Quina versió has vist d’una pàgina que es prova.',
    needs: ['analytics', 'personalisation'],
    when: 'Quan se’n prova alguna',
    marks: [{ path: '/m2/' }],
  },
];

const OTHERS: Readonly<Record<VendorScriptKind, string>> = {
  tagLibrary: 'Compta les visites amb una eina d’anàlisi de fora de la casa.',
  custom: 'Mesura l’audiència amb un programa fet a mida.',
  modules: 'Mesura què es mira i què es clica amb una eina de fora de la casa.',
};

/**
 * T-09: hosts of third-party scripts that the operator configures, each with its purpose and the consent purposes of
 * the vendor that it loads for. Empty when none is configured.
 */
export function othersScripts(scripts: VendorScripts | undefined, vendors: Vendors): Disclosure[] {
  if (!scripts) return [];
  const addresses: Readonly<Record<VendorScriptKind, readonly string[]>> = {
    tagLibrary: scripts.tagLibrary ? [scripts.tagLibrary.origin] : [],
    custom: scripts.custom,
    modules: scripts.modules,
  };
  return Object.values(vendors).flatMap(({ purposes, loads = [] }) =>
    loads.flatMap((kind) =>
      [...new Set(addresses[kind].map((address) => new URL(address).host))].map((host) => ({
        name: host,
        what: OTHERS[kind],
        needs: purposes,
        marks: [{ host }],
      })),
    ),
  );
}

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
    ...cookies('AMCV_'),
    what: 'El número a l’atzar que ens diu que dues visites són del mateix navegador.',
    needs: ['analytics'],
    lasts: '13 mesos',
  },
  {
    ...cookies('AMCVS_'),
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
    ...cookie('s_sq'),
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
    ...local('sintonia_joc'),
    what: 'La partida d’avui de «La ventada» i la teva ratxa. No és cap galeta: es queda al navegador.',
    needs: [],
    when: 'Quan hi jugues',
    lasts: UNTIL_DELETED,
  },
  {
    ...local('sintonia-lectura'),
    what: 'Text i imatge de les últimes notícies que has llegit, per rellegir-les sense connexió. No és cap galeta: es queda al navegador i no ens arriba.',
    needs: [],
    when: 'Quan prems «Desa el que llegeixo» en una notícia',
    lasts: 'Les últimes 20, fins que ho desactives',
  },
  {
    ...local('sintonia_temps'),
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
];
