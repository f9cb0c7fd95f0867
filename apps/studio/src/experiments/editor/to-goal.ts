import type { Goal } from '@sintonia/contracts';
import type { GoalForm } from './form.ts';

export function toGoal({ metric, event, name, as }: GoalForm): Goal | null {
  switch (metric) {
    case 'event':
      return /^event\d{1,4}$/.test(event.trim()) ? { metric, event: event.trim() } : null;
    case 'click':
      return name.trim() === '' ? null : { metric, name: name.trim() };
    case 'custom':
      return name.trim() === '' ? null : { metric, name: name.trim(), as };
    default:
      return { metric };
  }
}
