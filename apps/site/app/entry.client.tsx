import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { loadTcfOnRequest } from './features/consent/tcf/load-tcf.ts';
import { nextTask } from './features/hydration/next-task.ts';
import { ReplayEarlyPress } from './features/hydration/ReplayEarlyPress.tsx';
import { mayBeStaff } from './features/staff/staff-hint.ts';
import { TagContext } from './shared/measurement/tag-context.ts';
import { hideKey } from './shared/visitor/hide-key.ts';
import { startTag } from './start-tag.ts';
import { NonceContext } from './ui/frame/nonce.ts';

/** Starts the site in tasks of their own: measurement, React's code, the page. */
async function startSite() {
  hideKey(window);
  const tag = startTag();
  await nextTask();

  // The first page view does not wait for React: the data layer is part of the HTML.
  tag?.pageView();
  if (tag) {
    void import('@sintonia/tag/undelivered').then((it) => it.sendUndelivered(window, tag));
    loadTcfOnRequest(window, tag);
  }
  if (mayBeStaff(window)) void import('./features/staff/open-staff-tools.ts').then((it) => it.openStaffTools(window));
  await nextTask();

  // Its file has loaded with the others; its code runs only now.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();

  /**
   * Scripts can read the nonce that the attribute hides. When rendering fails, React recreates the page, including its
   * styles, and needs it.
   */
  const nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TagContext value={tag}>
          <NonceContext value={nonce}>
            <ReplayEarlyPress>
              <HydratedRouter />
            </ReplayEarlyPress>
          </NonceContext>
        </TagContext>
      </StrictMode>,
    );
  });
}

void startSite();
