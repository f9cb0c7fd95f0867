/** Parts that are needed only after play is pressed: other pages do not load them. */
import { type ComponentType, lazy } from 'react';

/** Without a connection the part is missing, and playback continues. */
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

/** The engine and hls.js in parallel: one round trip, not two. */
export function loadEngine(hasAds: boolean) {
  void import('hls.js').catch(() => undefined);
  if (hasAds) void import('./ads/advertising.ts').catch(() => undefined);
  return import('./engine/hls-engine.ts');
}

/** Called when play is likely: starts loading what playback needs. */
export function warmUp(hasAds: boolean): void {
  void loadControls().catch(() => undefined);
  void loadEngine(hasAds).catch(() => undefined);
}
