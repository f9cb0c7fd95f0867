import { sendLeftovers } from '@sintonia/tag/leftovers';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startTag } from './measurement/start-tag.ts';
import { TagContext } from './measurement/tag-context.ts';

const tag = startTag();

// The first page view does not wait for React; the data layer has been there since the first byte.
tag?.pageView();
if (tag) sendLeftovers(window, tag.measurement);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TagContext value={tag}>
        <HydratedRouter />
      </TagContext>
    </StrictMode>,
  );
});
