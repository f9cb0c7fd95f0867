import { useState, useSyncExternalStore } from 'react';

/** Connects page content around a player to it: its position, and a way to seek. */
export interface PlayerLink {
  /** Seconds from the start; null before it plays. */
  positionS(): number | null;
  /** Plays from a position; while the player is loading, as soon as it has loaded. */
  seek(positionS: number): void;
  subscribe(changed: () => void): () => void;
  /** Called by the player. */
  attach(seek: (positionS: number) => void): () => void;
  publish(positionS: number | null): void;
}

export function createPlayerLink(): PlayerLink {
  const listeners = new Set<() => void>();
  let at: number | null = null;
  let pendingS: number | null = null;
  let seek: (positionS: number) => void = (positionS) => {
    pendingS = positionS;
  };
  return {
    positionS: () => at,
    seek: (positionS) => seek(positionS),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    attach(how) {
      seek = how;
      if (pendingS !== null) seek(pendingS);
      pendingS = null;
      return () => {
        seek = () => undefined;
      };
    },
    publish(positionS) {
      if (at === positionS) return;
      at = positionS;
      for (const changed of listeners) changed();
    },
  };
}

export const usePlayerLink = (): PlayerLink => useState(createPlayerLink)[0];

/** A value derived from the position: the component renders only when it changes. */
export const useLinked = <T extends string | number | null>(
  link: PlayerLink,
  read: (positionS: number | null) => T,
): T =>
  useSyncExternalStore(
    link.subscribe,
    () => read(link.positionS()),
    () => read(null),
  );
