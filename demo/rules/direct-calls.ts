import { type DirectCall, type Link, type Rule, sendLink } from '@sintonia/tag/rules';
import { analyticsConsent } from './vendor-conditions.ts';

type LinkCall = Exclude<DirectCall, 'scPageView'>;

/** T-08, T-10: the direct calls of § 7 that send a link hit; `scPageView` is a page view. */
const LINKS: Readonly<Record<LinkCall, Link>> = {
  scDVR: { linkName: 'DVR' },
  scSubtitols: { linkName: 'Subtítols' },
  scFinestraNova: { linkName: 'Finestra nova', event: 'radioWindow' },
  scPerMesTard: { linkName: 'Per més tard' },
  scCompartir: { linkName: 'Compartir', event: 'share' },
  scJugar: { linkName: 'Jugar', event: 'play' },
  scClicBoto: { linkName: 'Clic a botó', event: 'buttonClick' },
  scDescarregar: { linkName: 'Descarregar', linkType: 'd', event: 'download' },
  scVeureATV: { linkName: 'Veure a la TV' },
  scParticipar: { linkName: 'Participar', event: 'participate' },
};

export const directCalls: readonly Rule[] = Object.entries(LINKS).map(([call, link]) => ({
  name: `Crida directa: ${call}`,
  events: [`call:${call as LinkCall}`], // cast: keys of the table
  conditions: [analyticsConsent],
  actions: [sendLink(link)],
}));
