/** Mails to staff: a few words and one link. */
import type { StudioLanguage } from '@sintonia/contracts';
import { type MailMessage, type MessageWords, message } from '../../mail/mail-message.ts';
import type { Mail } from '../../mail/mailer.ts';

/** @param by name or address of who invites; empty: an operator */
export const invitationMail = (mail: MailMessage, language: StudioLanguage, by: string): Mail =>
  message(mail, language, INVITATION[language](by));

export const staffPasswordMail = (mail: MailMessage, language: StudioLanguage): Mail =>
  message(mail, language, PASSWORD[language]);

const INVITATION: Readonly<Record<StudioLanguage, (by: string) => MessageWords>> = {
  ca: (by) => ({
    title: 'Et conviden a l’estudi',
    why: `${by || 'Un administrador'} t’ha obert un compte a l’estudi, on hi ha les xifres d’audiència.`,
    action: 'Tria’t una contrasenya',
    after: 'L’enllaç val tres dies i només es pot fer servir una vegada. Si no l’esperaves, no cal que facis res.',
  }),
  en: (by) => ({
    title: 'You are invited to the studio',
    why: `${by || 'An administrator'} has opened an account for you in the studio, where the audience figures are.`,
    action: 'Choose a password',
    after: 'The link is valid for three days and works once. If you did not expect it, there is nothing to do.',
  }),
};

const PASSWORD: Readonly<Record<StudioLanguage, MessageWords>> = {
  ca: {
    title: 'Una contrasenya nova per a l’estudi',
    why: 'Per entrar a l’estudi, tria’t una contrasenya nova.',
    action: 'Tria la contrasenya',
    after:
      'L’enllaç només es pot fer servir una vegada, i deixa de valer si se’n demana un altre. Si no l’has demanat tu, avisa un administrador: la contrasenya d’ara continua sent bona.',
  },
  en: {
    title: 'A new password for the studio',
    why: 'To enter the studio, choose a new password.',
    action: 'Choose the password',
    after:
      'The link works once, and no longer when another one is requested. If it was not you who requested it, let an administrator know: the present password is still valid.',
  },
};
