import type { AccountRefusal } from '@sintonia/contracts';

/** Why it was not done, to the visitor. None says whether an address has an account. */
const WORDS: Readonly<Record<AccountRefusal, string>> = {
  badName: 'Escriu com vols que et diguem.',
  badEmail: 'Aquesta adreça no sembla bona. Mira si hi falta alguna lletra.',
  shortPassword: 'La contrasenya ha de tenir deu caràcters o més.',
  wrongPassword: 'L’adreça o la contrasenya no són aquestes. Torna-ho a provar o demana una contrasenya nova.',
  notConfirmed: 'Abans has de confirmar el compte: obre l’enllaç que t’hem enviat per correu.',
  notAccepted:
    'Amb aquestes dades no podem crear cap compte. Si ja en tens un, entra-hi o demana una contrasenya nova.',
  badKey: 'Aquest enllaç ja no val: només serveix una vegada i durant una hora. Demana’n un de nou.',
  tooMany: 'Has fet massa intents seguits. Espera’t una mica i torna-ho a provar.',
  failed: 'Ara mateix no ha pogut ser. Torna-ho a provar d’aquí a una estona.',
};

export const refusalWords = (refusal: AccountRefusal): string => WORDS[refusal];
