import { useLocation } from 'react-router';
import { DeferredPart } from '../../ui/loading/DeferredPart.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { useIsConsentKnown } from './use-is-consent-known.ts';

/** Visitors who have chosen do not load it. The server imports it directly, and its form works before hydration. */
const ConsentForm = import.meta.env.SSR
  ? (await import('./ConsentForm.tsx')).ConsentForm
  : lazyPart(() => import('./ConsentForm.tsx').then((loaded) => loaded.ConsentForm));

/** Asks once, at the foot of the page, without layout shift. */
export function ConsentBanner({ isKnown }: { isKnown: boolean }) {
  const isConsentKnown = useIsConsentKnown(isKnown);
  const { pathname } = useLocation();
  // The preference centre asks the same question on this page.
  if (isConsentKnown || pathname === '/privadesa/') return null;
  return (
    <DeferredPart fallback={null}>
      <ConsentForm />
    </DeferredPart>
  );
}
