import type { StaffSession } from '@sintonia/contracts';
import type { Tag } from '@sintonia/tag';
import { type DecisionTap, forgetInspector } from './decision-observer.ts';

/** Only staff may inspect measurement: without a studio session the console says so. */
export async function openInspector(window: Window, tap: DecisionTap, tag: Tag): Promise<void> {
  const session: Partial<StaffSession> | null = await window
    .fetch('/api/session')
    .then((answer) => answer.json())
    .catch(() => null);
  if (!session?.role) {
    forgetInspector(window);
    console.info('[sintonia]', 'The inspector needs a session of the studio: sign in at /estudi/ first.');
    return;
  }
  const { mountInspector } = await import('./mount-inspector.tsx');
  mountInspector(window.document, tap, tag);
}
