import type { CountedEvent } from '@sintonia/wire';

interface LinkCall {
  /** Link name when the caller gives none. */
  readonly linkName: string;
  /** `o` custom, `d` download, `e` exit. */
  readonly linkType: 'o' | 'd' | 'e';
  /** T-10: the numbered event that counts it, where there is one. */
  readonly event?: CountedEvent;
}

const custom = (linkName: string, event?: CountedEvent): LinkCall => ({
  linkName,
  linkType: 'o',
  ...(event && { event }),
});

/** T-08: the direct calls of § 7 that send a link hit; `scPageView` sends a page view. */
export const LINK_CALLS = {
  scDVR: custom('DVR'),
  scSubtitols: custom('Subtítols'),
  scFinestraNova: custom('Finestra nova', 'radioWindow'),
  scPerMesTard: custom('Per més tard'),
  scCompartir: custom('Compartir', 'share'),
  scJugar: custom('Jugar', 'play'),
  scClicBoto: custom('Clic a botó', 'buttonClick'),
  scDescarregar: { linkName: 'Descarregar', linkType: 'd', event: 'download' },
  scVeureATV: custom('Veure a la TV'),
  scParticipar: custom('Participar', 'participate'),
} as const satisfies Record<string, LinkCall>;

export const PAGE_VIEW_CALL = 'scPageView';

export type LinkCallName = keyof typeof LINK_CALLS;
export type DirectCall = LinkCallName | typeof PAGE_VIEW_CALL;

export const isLinkCall = (name: string): name is LinkCallName => Object.hasOwn(LINK_CALLS, name);
