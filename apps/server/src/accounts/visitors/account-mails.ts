/** Mails to visitors about their accounts: short text and one link. */
import { type MailMessage, message } from '../../mail/mail-message.ts';
import type { Mail } from '../../mail/mailer.ts';

export const confirmationMail = (mail: MailMessage): Mail =>
  message(
    mail,
    'Confirma el teu compte',
    `Hola, ${mail.name}:`,
    'Ja gairebé ho tens. Obre aquest enllaç per confirmar que l’adreça és teva:',
    mail.link,
    'L’enllaç val una hora. Si no has estat tu qui ha creat el compte, no cal que facis res: no s’obrirà.',
  );

export const newPasswordMail = (mail: MailMessage): Mail =>
  message(
    mail,
    'Una contrasenya nova',
    `Hola, ${mail.name}:`,
    'Algú, segurament tu, ha demanat una contrasenya nova per al teu compte. La pots triar aquí:',
    mail.link,
    'L’enllaç val una hora i només es pot fer servir una vegada. Si no has estat tu, deixa-ho córrer: la contrasenya d’ara continua sent bona.',
  );

/** Sent when an existing account's address signs up again: only its owner learns that the account exists. */
export const accountExistsMail = (mail: MailMessage): Mail =>
  message(
    mail,
    'Ja tens un compte',
    `Hola, ${mail.name}:`,
    'Algú ha volgut crear un compte amb la teva adreça, i ja en tens un. Si has estat tu, hi pots entrar des d’aquí:',
    mail.link,
    'Si no recordes la contrasenya, a la mateixa pàgina en pots demanar una de nova. Si no has estat tu, no cal que facis res.',
  );
