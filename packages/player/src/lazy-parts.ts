/** Parts that nobody needs before play is pressed: a page that is only read does not carry them. */
import { type ComponentType, lazy } from 'react';

/** Without a connection there is no such part, and what plays goes on. */
const orNothing = <P extends object>(loading: Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> =>
  loading.then(
    (part) => ({ default: part }),
    () => ({ default: () => null }),
  );

const loadControls = () => import('./controls/Controls.tsx').then((loaded) => loaded.Controls);

export const Controls = lazy(() => orNothing(loadControls()));
export const AdLayer = lazy(() => orNothing(import('./ads/AdLayer.tsx').then((loaded) => loaded.AdLayer)));
export const MediaSession = lazy(() =>
  orNothing(import('./media-session/MediaSession.tsx').then((loaded) => loaded.MediaSession)),
);
export const NextUp = lazy(() => orNothing(import('./next-episode/NextUp.tsx').then((loaded) => loaded.NextUp)));
export const Panels = lazy(() => orNothing(import('./settings/Panels.tsx').then((loaded) => loaded.Panels)));

/** What plays, and hls.js beside it: one wait for the network, not two. */
export function loadEngine(hasAds: boolean) {
  void import('hls.js').catch(() => undefined);
  if (hasAds) void import('./ads/advertising.ts').catch(() => undefined);
  return import('./engine/hls-engine.ts');
}

/** Somebody is about to press play: what that takes begins to come. */
export function warmUp(hasAds: boolean): void {
  void loadControls().catch(() => undefined);
  void loadEngine(hasAds).catch(() => undefined);
}
