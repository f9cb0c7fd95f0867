/** Evaluates every rule that is due, and mails new alerts. */

import { localTimeAt } from '@sintonia/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { isActiveStaff } from '../access/active-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Answering } from '../query/answering.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { alertMail } from './alert-mail.ts';
import type { AlertStore } from './alert-store.ts';
import { alertTransition, isQuietAt } from './alert-transition.ts';
import { type KnownHours, UnansweredQuery } from './read-hour.ts';
import type { StoredEvent, StoredRule } from './stored-alert.ts';
import { watchRule } from './watch-rule.ts';
import type { Watched } from './watched.ts';

export interface AlertParts {
  database: OperationalDatabase;
  alerts: AlertStore;
  mailer: Mailer;
  answering: () => Promise<Answering>;
  broadcaster: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export async function runAlerts(parts: AlertParts, isStopping: () => boolean): Promise<void> {
  const knownHours: KnownHours = new Map();
  while (!isStopping()) {
    const rule = await parts.alerts.claim();
    if (!rule) return;
    await evaluateRule(parts, rule, knownHours);
  }
}

async function evaluateRule(parts: AlertParts, rule: StoredRule, knownHours: KnownHours): Promise<void> {
  const { alerts, log } = parts;
  const answering = await parts.answering();
  let found: Watched | null = null;
  try {
    found = await watchRule(answering, rule, knownHours);
    await alerts.setProblem(rule.id, found.kind === 'unknown' ? 'history' : null);
  } catch (error) {
    log.warn({ err: error, rule: rule.id }, 'an alert could not be evaluated');
    if (error instanceof UnansweredQuery) await alerts.setProblem(rule.id, 'query');
  }
  const open = await alerts.openEvent(rule.id);
  const finding = found === null || found.kind === 'unknown' ? null : found.kind;
  const isQuiet = isQuietAt(rule.quiet, localTimeAt(answering.nowMs, answering.timeZone));
  const state = open && { clear: open.clear, isMailed: open.mailedAt !== null };
  const step = alertTransition(state, finding, isQuiet);
  switch (step.type) {
    case 'none':
      return;
    case 'end':
      return alerts.end(rule.id);
    case 'continue':
      if (!open) return;
      await alerts.setClear(open.id, step.clear);
      if (step.mail) await mailAlert(parts, rule, open);
      return;
    case 'begin': {
      if (found === null || found.kind === 'unknown') return;
      const { value, usual, sections } = found;
      const cause = await found.cause().catch((error: unknown) => {
        log.warn({ err: error, rule: rule.id }, 'the cause of an alert could not be read');
        return null;
      });
      const event = await alerts.begin(rule.id, { value, usual, sections, cause });
      if (event && step.mail) await mailAlert(parts, rule, event);
    }
  }
}

/** Marks the alert as mailed before sending: a mail that fails is reported in the audit log, and never sent twice. */
async function mailAlert(parts: AlertParts, rule: StoredRule, event: StoredEvent): Promise<void> {
  if (rule.recipients.length === 0 || !(await parts.alerts.markMailed(event.id))) return;
  const link = `${rule.studioOrigin}/estudi/alertes`;
  const broadcaster = await parts.broadcaster();
  for (const to of rule.recipients) {
    if (!(await isActiveStaff(parts.database, to))) continue;
    const isSent = await parts.mailer.send(alertMail(to, rule, event, link, broadcaster)).then(
      () => true,
      (error: unknown) => {
        parts.log.warn({ err: error, rule: rule.id }, 'an alert could not be mailed');
        return false;
      },
    );
    await recordAudit(parts.database, {
      action: isSent ? 'alerts.mailed' : 'alerts.mailFailed',
      by: '',
      subject: to,
      address: '',
      detail: { rule: rule.name },
    });
  }
}
