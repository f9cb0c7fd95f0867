/**
 * What a visit sends and stores in the browser, and the purposes that each item needs. The privacy page shows the list,
 * and a browser test compares it with the traffic and storage under each of the eight choices: nothing else is allowed.
 */

import type { VendorScriptKind, VendorScripts, Vendors } from '@sintonia/contracts';
import type { Disclosure } from './disclosure.ts';

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
    what: 'Què mires i escoltes, fins on i com: amb subtítols o sense, a quina velocitat, a pantalla completa, i amb quina mena de connexió i com de ràpida.',
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
export function thirdPartyScripts(scripts: VendorScripts | undefined, vendors: Vendors): Disclosure[] {
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
