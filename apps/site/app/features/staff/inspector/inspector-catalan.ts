import { ruleCatalan } from '@sintonia/wire/rule-words';
import type { InspectorWords } from './inspector-words.ts';

const DATE_TIME = new Intl.DateTimeFormat('ca', { dateStyle: 'medium', timeStyle: 'medium' });

export const catalan: InspectorWords = {
  language: 'ca',
  rule: ruleCatalan,
  environments: { development: 'desenvolupament', staging: 'preproducció', production: 'producció' },
  title: 'Inspector de regles',
  version: (environment, rules) => `${environment} · regles ${rules}`,
  fold: 'Plega',
  unfold: 'Desplega',
  close: 'Tanca',
  viewsName: 'Vistes de l’inspector',
  views: { events: 'Esdeveniments', rules: 'Regles', replay: 'I si…' },
  noEvents: 'Encara no ha passat res que cap regla escolti.',
  steps: {
    waits: 'Espera que el visitant triï:',
    met: 'Es compleix:',
    stopped: 'No es compleix:',
    failed: 'Ha fallat:',
  },
  when: 'Quan',
  ifAll: 'Si',
  does: 'Fa',
  outcomes: { done: 'S’ha executat', stopped: 'Aturada', waits: 'Espera la tria', failed: 'Ha fallat' },
  silent: 'No li ha tocat',
  always: 'Sempre',
  whyNot: {
    noEvent: (events) =>
      events.length === 1
        ? `No s’ha executat: encara no ha passat això: «${events[0]}».`
        : `No s’ha executat: encara no ha passat res d’això: ${events.map((event) => `«${event}»`).join(', ')}.`,
    stopped: (condition) => `No s’ha executat, perquè això no es compleix: ${condition}.`,
    waits: (condition) => `No s’ha executat: espera que el visitant triï, per saber si ${condition}.`,
    failed: (part, error) => `No s’ha acabat d’executar: «${part}» ha fallat amb ${error}.`,
  },
  quoted: (text) => `«${text}»`,
  wouldBeSent: 'S’enviaria',
  sentTo: (host) => `Enviat a ${host}`,
  unknownField: 'Paràmetre desconegut',
  ownField: 'Dada pròpia del web',
  dateTime: (at) => DATE_TIME.format(at),
  ifVisitor: 'Si el visitant',
  choices: {
    all: 'ho acceptés tot',
    none: 'ho rebutgés tot',
    analytics: 'només acceptés la mesura del web',
    unknown: 'encara no hagués triat',
  },
  withRules: 'amb les regles',
  theseRules: 'd’aquesta pàgina',
  notReplayed: (error) => `No s’ha pogut repetir: ${error}`,
  noDifference: 'No canviaria res del que ha passat fins ara.',
  wasAbsent: 'No hi era',
  wouldBeAbsent: 'No hi seria',
  onPage: (path) => `a ${path}`,
  noRulesInVersion: 'aquesta versió no diu quines regles té',
};
