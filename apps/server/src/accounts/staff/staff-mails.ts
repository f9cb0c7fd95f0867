/** Mails to staff: a few words and one link. */
import { type MailMessage, message } from '../../mail/mail-message.ts';
import type { Mail } from '../../mail/mailer.ts';

export const invitationMail = (mail: MailMessage, by: string): Mail =>
  message(mail, {
    title: 'Et conviden a l’estudi',
    why: `${by || 'Un administrador'} t’ha obert un compte a l’estudi, on hi ha les xifres d’audiència.`,
    action: 'Tria’t una contrasenya',
    after: 'L’enllaç val tres dies i només es pot fer servir una vegada. Si no l’esperaves, no cal que facis res.',
  });

export const staffPasswordMail = (mail: MailMessage): Mail =>
  message(mail, {
    title: 'Una contrasenya nova per a l’estudi',
    why: 'Per entrar a l’estudi, tria’t una contrasenya nova.',
    action: 'Tria la contrasenya',
    after:
      'L’enllaç només es pot fer servir una vegada, i deixa de valer si se’n demana un altre. Si no l’has demanat tu, avisa un administrador: la contrasenya d’ara continua sent bona.',
  });
