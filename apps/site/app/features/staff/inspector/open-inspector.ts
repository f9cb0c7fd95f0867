import type { Tag } from '@sintonia/tag';
import { fetchStaffSession } from '../fetch-staff-session.ts';
import { forgetInspector, type RuleStepTap } from './rule-step-observer.ts';

/** Only staff may inspect measurement: without a studio session the console says so. */
export async function openInspector(window: Window, tap: RuleStepTap, tag: Tag): Promise<void> {
  if (!(await fetchStaffSession(window))) {
    forgetInspector(window);
    console.info('[sintonia]', 'The inspector needs a session of the studio: sign in at /estudi/ first.');
    return;
  }
  const { mountInspector } = await import('./mount-inspector.tsx');
  mountInspector(window.document, tap, tag);
}
