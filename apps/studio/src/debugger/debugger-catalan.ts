import type { Shape } from '../messages/catalan.ts';
import { de } from '../messages/elided.ts';
import type { DebuggerKind } from './debugger-filter.ts';

/** Catalan texts of the debugger screen. Field names are those of the wire format. */
export const debuggerCatalan = {
  title: 'Depurador',
  lead: 'Cada petició tal com arriba, camp per camp; també les de robots i les altres que no compten a les xifres, que ho diuen. Segueix un visitant, una pàgina o una mena de petició; tot el que tries queda a l’adreça.',
  filters: 'Filtres',
  visitor: 'Visitant',
  visitorHint: 'identificador, o com comença',
  visitorShort: 'Amb vuit caràcters o més, el servidor el segueix sense deixar-se’n cap.',
  following: (visitor: string) => `Se segueix ${visitor}: tot el que envia, i el que ha enviat la darrera mitja hora.`,
  ownBrowser: 'Aquest navegador',
  noOwnBrowser: 'Aquest navegador encara no té identificador: obre el web i accepta l’analítica.',
  text: 'Pàgina o text',
  textHint: 'títol, adreça o valor d’un camp',
  kind: 'Mena',
  kinds: {
    all: 'Tot',
    pages: 'Pàgines',
    actions: 'Accions',
    playback: 'Reproducció',
    ads: 'Anuncis',
  } satisfies Record<DebuggerKind, string> as Record<DebuggerKind, string>,
  clear: 'Treu els filtres',
  copyHit: 'Copia els camps',
  copyRaw: 'Copia la petició',
  raw: 'Petició tal com ha arribat',
  privacy: 'Obre’l a Privadesa',
  visitorPage: 'Fitxa del visitant',
  pagePage: 'Fitxa de la pàgina',
  titlePage: 'Fitxa del títol',
  sessionPage: 'Sessió de reproducció',
  hidden: 'Els identificadors surten escurçats: qui administra la privadesa els veu sencers.',
  sentBy: {
    loading: 'Es busca la regla que l’ha enviada…',
    rule: 'L’ha enviada la regla',
    ofVersion: (version: string) => `de la versió ${version}.`,
    oneOf: (rules: string, version: string) =>
      `L’ha enviada una d’aquestes regles de la versió ${version}, que envien el mateix: ${rules}.`,
    noRule: (version: string) =>
      `No l’ha enviada cap regla: la versió ${version} no en té cap que enviï peticions així.`,
    unpublished: (version: string) =>
      `No es pot saber quina regla l’ha enviada: la versió ${version}, que diu la petició, no és de les que es conserven aquí.`,
    elsewhere:
      'No es pot saber quina regla l’ha enviada: la petició no diu cap versió de la nostra etiqueta, la va fer un altre client.',
    player: 'No l’ha enviada cap regla: els esdeveniments de reproducció els envia el reproductor.',
    unread: 'Ara mateix no es poden llegir les regles de la versió que l’ha enviada.',
  },
  pageInspector: 'Obre l’inspector en aquesta pàgina',
  inspector: 'Obre l’inspector de regles al web',
  list: 'Peticions rebudes',
  session: 'Reproducció',
  reports: (n: string) => (n === '1' ? '1 esdeveniment' : `${n} esdeveniments`),
  furthest: (duration: string) => `fins a ${duration}`,
  lasted: (duration: string) => `durant ${duration}`,
  lastWas: (event: string) => `ara: ${event}`,
  sessionList: (title: string) => `Esdeveniments de «${title}»`,
  head: ['Hora', 'Mena', 'Visitant', 'Títol', 'Detall', 'Petició'],
  shown: (shown: string, all: string) => `${shown} ${de(all)} ${all === '1' ? 'petició' : 'peticions'}`,
  earlier: 'Mostra’n més antigues',
  loadingEarlier: 'S’estan llegint…',
  noEarlier: 'No se n’ha desat cap de més antiga.',
  since: (dateTime: string) => `La més antiga que es veu: ${dateTime}`,
  paused: 'Llista aturada',
  empty: 'Encara no ha arribat res',
  emptyAdvice: 'Obre el web en una altra finestra: cada pàgina, acció i reproducció surt aquí a l’instant.',
  nothing: 'Res del que ha arribat no coincideix amb els filtres',
  nothingAdvice: 'Quan n’arribi, sortirà aquí. També pots treure filtres.',
} as const;

export type DebuggerWords = Shape<typeof debuggerCatalan>;
