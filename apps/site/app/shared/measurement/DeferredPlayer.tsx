import type { ComponentProps } from 'react';
import { DeferredPart } from '../../ui/loading/DeferredPart.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import type { MeasuredLivePlayer } from './MeasuredLivePlayer.tsx';
import type { MeasuredPlayer } from './MeasuredPlayer.tsx';

interface Place {
  className?: string | undefined;
}

/** The server imports the players directly, so that every page shows picture and play button before scripts. */
const OnDemand = import.meta.env.SSR
  ? (await import('./MeasuredPlayer.tsx')).MeasuredPlayer
  : lazyPart(() => import('./MeasuredPlayer.tsx').then((loaded) => loaded.MeasuredPlayer));

const Live = import.meta.env.SSR
  ? (await import('./MeasuredLivePlayer.tsx')).MeasuredLivePlayer
  : lazyPart(() => import('./MeasuredLivePlayer.tsx').then((loaded) => loaded.MeasuredLivePlayer));

/** The player on demand; its code loads after the page is hydrated. */
export const DeferredPlayer = ({ className, ...player }: ComponentProps<typeof MeasuredPlayer> & Place) => (
  <DeferredPart className={className} fallback={player.poster}>
    <OnDemand {...player} />
  </DeferredPart>
);

/** The player of a live channel; its code loads after the page is hydrated. */
export const DeferredLivePlayer = ({ className, ...player }: ComponentProps<typeof MeasuredLivePlayer> & Place) => (
  <DeferredPart className={className} fallback={player.poster}>
    <Live {...player} />
  </DeferredPart>
);
