/** Sends due mails: computes the figures, sends the mail, and records the result. */

import { composeMail, type SendingParts } from './compose-mail.ts';
import { handOver, record, type SendOutcome } from './hand-over-mail.ts';
import { mondayOf } from './monday.ts';
import type { Mailing } from './view-mailing.ts';

/**
 * Sends every due mail. Removes mailings of people without access.
 *
 * @param isStopping true: takes no further mail
 */
export async function sendDueMailings(parts: SendingParts, isStopping: () => boolean): Promise<number> {
  let sent = 0;
  while (!isStopping()) {
    const { nowMs, timeZone } = await parts.answering();
    const monday = mondayOf(nowMs, timeZone);
    if (nowMs < monday.dueMs) return sent;
    const mailing = await parts.mailings.claim(monday);
    if (!mailing) return sent;
    if ((await sendClaimed(parts, mailing)) === 'sent') sent += 1;
  }
  return sent;
}

/** Removes a mailing whose recipient may no longer receive it. */
async function removeIfRefused(parts: SendingParts, mailing: Mailing): Promise<boolean> {
  const why = await parts.mailings.refusalOf(mailing);
  if (why === null) return false;
  await parts.mailings.remove(mailing.id);
  await record(parts, mailing, 'views.mailingRemoved', { why });
  return true;
}

async function sendClaimed(parts: SendingParts, mailing: Mailing): Promise<SendOutcome | null> {
  const { mailings } = parts;
  if (await removeIfRefused(parts, mailing)) return null;
  const mail = await composeMail(parts, mailing, mailing.week ?? '');
  if (mail === null) {
    await mailings.failed(mailing, 'figures');
    await record(parts, mailing, 'views.mailFailed', { why: 'figures' });
    return 'figures';
  }
  if (!(await mailings.beginHanding(mailing))) return null;
  const outcome = await handOver(parts, mailing, mail);
  if (outcome === 'sent') await mailings.sent(mailing);
  else await mailings.failed(mailing, outcome);
  return outcome;
}

/** Sends one mail at once, in addition to the weekly one. */
export async function sendNow(parts: SendingParts, mailing: Mailing, nowMs: number): Promise<SendOutcome | 'refused'> {
  if (await removeIfRefused(parts, mailing)) return 'refused';
  const mail = await composeMail(parts, mailing, `ara-${nowMs}`);
  return mail === null ? 'figures' : handOver(parts, mailing, mail);
}
