/** Entries of the audit log that explain a change of figures. Pure. */
import { type AnnotationKind, type AuditedAction, shortVersion } from '@sintonia/contracts';

/** Actions that are marked on curves. */
export const MARKED_ACTIONS = [
  'tag.promoted',
  'tag.rolledBack',
  'catalogue.imported',
  'views.mailFailed',
  'events.replayed',
] as const satisfies readonly AuditedAction[];

interface LoggedEntry {
  action: string;
  subject: string;
  detail: Readonly<Record<string, string>>;
}

/** Null for an entry that changes nothing for visitors, such as a tag moved in development or a replay that recovered none. */
export function loggedAnnotation({
  action,
  subject,
  detail,
}: LoggedEntry): { kind: AnnotationKind; text: string } | null {
  switch (action) {
    case 'tag.promoted':
    case 'tag.rolledBack':
      return detail.environment === 'production'
        ? {
            kind: action === 'tag.promoted' ? 'tagPromoted' : 'tagRolledBack',
            text: `${subject} ${shortVersion(detail.version ?? '')}`.trim(),
          }
        : null;
    case 'catalogue.imported':
      return { kind: 'imported', text: subject };
    case 'views.mailFailed':
      return { kind: 'mailFailed', text: subject };
    case 'events.replayed':
      return Number(detail.moved ?? 0) > 0 ? { kind: 'replayed', text: detail.moved ?? '' } : null;
    default:
      return null;
  }
}
