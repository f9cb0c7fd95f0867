import type { ApiTokenScope } from '@sintonia/contracts';
import type { Shape } from '../messages/catalan.ts';

/** Catalan texts of the tokens screen. */
export const tokensCatalan = {
  title: 'Tokens',
  lead: 'Amb un token, un programa demana informes sense la sessió de ningú. El secret es mostra un sol cop; el servidor només en guarda l’empremta criptogràfica.',
  api: 'Què es pot demanar, i com provar-ho',
  make: 'Crea un token',
  makeTitle: 'Token nou',
  name: 'Nom',
  nameHint: 'qui o què el farà servir',
  scopes: 'Què pot demanar',
  scope: {
    reports: 'Xifres dels informes',
    rows: 'Els esdeveniments que hi ha darrere de cada xifra',
    events: 'Els esdeveniments en brut, sencers',
  } satisfies Record<ApiTokenScope, string> as Record<ApiTokenScope, string>,
  expiry: 'Caduca',
  days: { 7: 'd’aquí a 7 dies', 30: 'd’aquí a 30 dies', 90: 'd’aquí a 90 dies', 366: 'd’aquí a un any' } as Record<
    number,
    string
  >,
  create: 'Crea’l',
  cancel: 'Cancel·la',
  made: (name: string) => `Secret de «${name}»`,
  madeWhy: 'Copia’l ara: no es tornarà a mostrar.',
  copy: 'Copia el secret',
  list: 'Tokens',
  by: 'Creat per',
  created: 'Creat',
  expires: 'Caduca',
  used: 'Últim ús',
  never: 'mai',
  state: { active: 'en vigor', expired: 'caducat', revoked: 'revocat' },
  stateName: 'Estat',
  revoke: 'Revoca',
  revokeOf: (name: string) => `Revoca «${name}»`,
  sure: (name: string) => `Els programes que fan servir «${name}» deixaran d’entrar a l’instant.`,
  doRevoke: 'Revoca’l',
  keep: 'Conserva’l',
  empty: 'Encara no hi ha cap token',
  emptyAdvice:
    'Crea’n un per a cada programa que hagi de llegir informes: així en pots revocar un sense tocar els altres.',
} as const;

export type TokensWords = Shape<typeof tokensCatalan>;
