import type { AccountRefusal, PasswordFault } from '@sintonia/contracts';

/** Reason of a refusal, as shown to the visitor. No text reveals whether an address has an account. */
const WORDS: Readonly<Record<AccountRefusal, string>> = {
  badName: 'Escriu com vols que et diguem.',
  badEmail: 'Aquesta adreça no sembla correcta. Comprova si hi falta alguna lletra.',
  shortPassword: 'La contrasenya ha de tenir deu caràcters o més.',
  longPassword: 'La contrasenya pot tenir com a molt 128 caràcters.',
  commonPassword:
    'Aquesta contrasenya la fa servir molta gent i s’endevina de seguida. Tria’n una altra: unes quantes paraules soltes van bé.',
  personalPassword:
    'Aquesta contrasenya surt del teu nom o de la teva adreça. Tria’n una altra: unes quantes paraules soltes van bé.',
  wrongPassword: 'L’adreça o la contrasenya no són correctes. Torna-ho a provar o demana una contrasenya nova.',
  notConfirmed: 'Abans has de confirmar el compte: obre l’enllaç que t’hem enviat per correu.',
  notAccepted:
    'Amb aquestes dades no podem crear cap compte. Si ja en tens un, entra-hi o demana una contrasenya nova.',
  badKey: 'Aquest enllaç ja no val: només serveix una vegada i durant una hora. Demana’n un de nou.',
  tooMany: 'Has fet massa intents seguits. Espera’t una mica i torna-ho a provar.',
  failed: 'Ara mateix no ha estat possible. Torna-ho a provar d’aquí a una estona.',
};

export const refusalWords = (refusal: AccountRefusal): string => WORDS[refusal];

const ABOUT_PASSWORD: Readonly<Record<PasswordFault, true>> = {
  shortPassword: true,
  longPassword: true,
  commonPassword: true,
  personalPassword: true,
};

/** True when another password would be accepted. */
export const isAboutPassword = (refusal: AccountRefusal): boolean => Object.hasOwn(ABOUT_PASSWORD, refusal);
