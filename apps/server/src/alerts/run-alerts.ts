/** Evaluates every rule that is due, and mails new alerts. */

import { isQuietAt, localTimeAt, type StudioLanguage } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import type { FastifyBaseLogger } from 'fastify';
import { activeStaffOf } from '../access/active-staff.ts';
import { recordAudit } from '../access/record-audit.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type ReadNames, valueWords } from '../mail/value-words.ts';
import type { Answering } from '../query/answering.ts';
import type { OperationalDatabase } from '../stores/operational/operational-store.ts';
import { alertMail } from './alert-mail.ts';
import type { AlertStore } from './alert-store.ts';
import { alertTransition } from './alert-transition.ts';
import { type KnownHours, UnansweredQuery } from './read-hour.ts';
import type { StoredEvent, StoredRule } from './stored-alert.ts';
import { suiteText } from './suite-text.ts';
import { watchRule } from './watch-rule.ts';
import type { Watched } from './watched.ts';
import { windowsAt } from './windows.ts';

export interface AlertParts {
  database: OperationalDatabase;
  alerts: AlertStore;
  mailer: Mailer;
  answering: () => Promise<Answering>;
  broadcaster: () => Promise<string>;
  readNames: ReadNames;
  /** Suite of the demonstration; null without one. */
  demoSuite: () => string | null;
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
    const isLate = await isHourIncomplete(answering);
    found = isLate ? null : await watchRule(answering, rule, knownHours);
    await alerts.setProblem(rule.id, isLate ? 'late' : found?.kind === 'unknown' ? 'history' : null);
  } catch (error) {
    log.warn({ err: error, rule: rule.id }, 'an alert could not be evaluated');
    if (error instanceof UnansweredQuery) await alerts.setProblem(rule.id, 'query');
  }
  const open = await alerts.openEvent(rule.id);
  const finding = found === null || found.kind === 'unknown' ? null : found.kind;
  const isQuiet = isQuietAt(rule.quiet, localTimeAt(answering.nowMs, answering.timeZone));
  const state = open && { clear: open.clear, isMailed: open.mailedAt !== null };
  const step = alertTransition(state, finding, isQuiet);
  const begin = async (isMailedNow: boolean) => {
    if (found === null || found.kind === 'unknown') return;
    const { value, usual, sections } = found;
    const cause = await found.cause().catch((error: unknown) => {
      log.warn({ err: error, rule: rule.id }, 'the cause of an alert could not be read');
      return null;
    });
    const event = await alerts.begin(rule, { value, usual, sections, cause });
    if (event && isMailedNow) await mailAlert(parts, rule, event, answering);
  };
  switch (step.type) {
    case 'none':
      return;
    case 'end':
      return alerts.end(rule.id);
    case 'continue':
      if (!open) return;
      if (found?.sections.some((section) => !open.sections.includes(section))) {
        // Silence of one more section is news, which the alert of the first must not hide.
        await alerts.end(rule.id);
        return begin(!isQuiet);
      }
      await alerts.setClear(open.id, step.clear);
      if (step.mail) await mailAlert(parts, rule, open, answering);
      return;
    case 'begin':
      return begin(step.mail);
  }
}

/** Whether events of the hour still wait to be stored: its figures would be too low, and every section silent. */
async function isHourIncomplete({ completeness, nowMs, timeZone }: Answering): Promise<boolean> {
  const { completeUntil } = await completeness();
  return completeUntil === null || Date.parse(completeUntil) < windowsAt(nowMs, timeZone).now.toMs;
}

/**
 * Marks the alert as mailed before sending, so that one process sends it. If nobody got the mail, the next evaluation
 * tries again while the alert lasts. Each failure is in the audit log.
 */
async function mailAlert(
  parts: AlertParts,
  rule: StoredRule,
  event: StoredEvent,
  { timeZone, reportSuite }: Answering,
): Promise<void> {
  if (rule.recipients.length === 0 || !(await parts.alerts.markMailed(event.id))) return;
  const broadcaster = await parts.broadcaster();
  const names = await parts.readNames();
  const aroundIn = (language: StudioLanguage) => ({
    language,
    link: `${rule.studioOrigin}/estudi/alertes?${new URLSearchParams({ [SUITE_PARAMETER]: rule.suite })}`,
    broadcaster,
    timeZone,
    textOf: valueWords(names, timeZone, language),
    suiteName: suiteText(rule.suite, { own: reportSuite, demo: parts.demoSuite() }, language),
  });
  let sent = 0;
  for (const to of rule.recipients) {
    const reader = await activeStaffOf(parts.database, to);
    if (!reader) continue;
    const isSent = await parts.mailer.send(alertMail(to, rule, event, aroundIn(reader.language))).then(
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
    if (isSent) sent += 1;
  }
  if (sent === 0) await parts.alerts.markNotMailed(event.id);
}
