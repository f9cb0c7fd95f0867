import { sendUndelivered } from '@sintonia/tag/undelivered';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTcfOnRequest } from './consent/tcf/load-tcf.ts';
import { NonceContext } from './frame/nonce.ts';
import { ReplayEarlyPress } from './hydration/ReplayEarlyPress.tsx';
import { startTag } from './measurement/start-tag.ts';
import { TagContext } from './measurement/tag-context.ts';
import { mayBeStaff } from './staff/staff-hint.ts';
import { hideKey } from './visitor/hide-key.ts';

hideKey(window);
const tag = startTag();

// The first page view does not wait for React: the data layer is part of the HTML.
tag?.pageView();
if (tag) {
  sendUndelivered(window, tag);
  loadTcfOnRequest(window, tag);
}

if (mayBeStaff(window)) void import('./staff/open-staff-tools.ts').then((it) => it.openStaffTools(window));

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
