import { recordAudit } from '../access/record-audit.ts';
import type { Mail } from '../mail/mailer.ts';
import { auditedView } from './audited-view.ts';
import type { SendingParts } from './compose-mail.ts';
import type { Mailing } from './view-mailing.ts';

export type SendOutcome = 'sent' | 'figures' | 'mail';

export async function handOver(parts: SendingParts, mailing: Mailing, mail: Mail): Promise<'sent' | 'mail'> {
  try {
    await parts.mailer.send(mail);
  } catch (error) {
    parts.log.warn({ err: error, mailing: mailing.id }, 'a saved view could not be mailed');
    await record(parts, mailing, 'views.mailFailed', { why: 'mail' });
    return 'mail';
  }
  await record(parts, mailing, 'views.mailed', {});
  return 'sent';
}

export const record = async (
  { database }: Pick<SendingParts, 'database'>,
  { recipient, viewId }: Mailing,
  action: 'views.mailed' | 'views.mailFailed' | 'views.mailingRemoved',
  detail: Record<string, string>,
) => {
  const view = await auditedView(database, viewId);
  await recordAudit(database, { action, by: '', subject: recipient, address: '', detail: { ...detail, ...view } });
};
