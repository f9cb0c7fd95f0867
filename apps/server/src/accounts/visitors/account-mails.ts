/** Mails to visitors about their accounts, in the site's language: a few words and one link. */
import { type MailMessage, message } from '../../mail/mail-message.ts';
import type { Mail } from '../../mail/mailer.ts';

export const confirmationMail = (mail: MailMessage): Mail =>
  message(mail, 'ca', {
    title: 'Confirma el teu compte',
    why: 'Ja gairebé ho tens. Obre l’enllaç per confirmar que l’adreça és teva.',
    action: 'Confirma l’adreça',
    after: 'L’enllaç val una hora. Si no has estat tu qui ha creat el compte, no cal que facis res: no s’obrirà.',
  });

export const newPasswordMail = (mail: MailMessage): Mail =>
  message(mail, 'ca', {
    title: 'Una contrasenya nova',
    why: 'Algú, segurament tu, ha demanat una contrasenya nova per al teu compte.',
    action: 'Tria la contrasenya',
    after:
      'L’enllaç val una hora i només es pot fer servir una vegada. Si no has estat tu, deixa-ho córrer: la contrasenya d’ara continua sent bona.',
  });

/** Sent when an existing account's address signs up again: only its owner learns that the account exists. */
export const accountExistsMail = (mail: MailMessage): Mail =>
  message(mail, 'ca', {
    title: 'Ja tens un compte',
    why: 'Algú ha volgut crear un compte amb la teva adreça, i ja en tens un. Si has estat tu, hi pots entrar.',
    action: 'Entra al teu compte',
    after:
      'Si no recordes la contrasenya, a la mateixa pàgina en pots demanar una de nova. Si no has estat tu, no cal que facis res.',
  });
