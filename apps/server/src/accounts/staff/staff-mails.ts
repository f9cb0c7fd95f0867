/** Mails to staff: short text and one link. */
import { type MailMessage, message } from '../../mail/mail-message.ts';
import type { Mail } from '../../mail/mailer.ts';

export const invitationMail = (mail: MailMessage, by: string): Mail =>
  message(
    mail,
    'Et conviden a l’estudi',
    `Hola, ${mail.name}:`,
    `${by || 'Un administrador'} t’ha obert un compte a l’estudi, on hi ha les xifres d’audiència. Tria’t una contrasenya aquí:`,
    mail.link,
    'L’enllaç val tres dies i només es pot fer servir una vegada. Si no l’esperaves, no cal que facis res.',
  );

export const staffPasswordMail = (mail: MailMessage): Mail =>
  message(
    mail,
    'Una contrasenya nova per a l’estudi',
    `Hola, ${mail.name}:`,
    'Per entrar a l’estudi, tria’t una contrasenya nova aquí:',
    mail.link,
    'L’enllaç només es pot fer servir una vegada, i deixa de valer si se’n demana un altre. Si no l’has demanat tu, avisa un administrador: la contrasenya d’ara continua sent bona.',
  );
