import type { AlertEvent } from '@sintonia/contracts';
import type { alertEvent, alertRule } from '../stores/operational/tables/alert-tables.ts';

export type StoredRule = typeof alertRule.$inferSelect;
export type StoredEvent = typeof alertEvent.$inferSelect;

export const toEvent = (
  { id, watch, beganAt, endedAt, value, usual, sections, cause, mailedAt }: StoredEvent,
  rule: StoredRule,
): AlertEvent => ({
  id,
  rule: rule.id,
  ruleName: rule.name,
  suite: rule.suite,
  watch: watch ?? rule.watch,
  beganAt: beganAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  value,
  usual,
  sections,
  cause,
  mailedAt: mailedAt?.toISOString() ?? null,
});
