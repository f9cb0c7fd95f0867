import type { AudioHandle, AudioStart } from '@sintonia/player/audio';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFollowing } from '../../episodes/use-following.ts';
import type { Listenable } from '../listenable.ts';
import { openerIn } from './page-id.ts';
import { windowChannel } from './window-channel.ts';
import type { HandedPlace, WindowMessage } from './window-messages.ts';

interface WindowSide {
  /** How the player begins. */
  start: AudioStart;
  /** A page opened the window. */
  hasPage: boolean;
  /** It began to sound, or fell silent. */
  received(isPlaying: boolean): void;
}

/** Until a page hands over, or somebody presses play. */
const SILENT: AudioStart = { isPaused: true };

/** How loud the window was, for the station that one goes to in it. */
let loudness: Pick<AudioStart, 'volume' | 'isMuted'> = {};

/**
 * The window's side of the radio's own window (W-06): says that it is there, goes on from what a page hands over, tells
 * the pages when it sounds, and on its way out where it was.
 */
export function useWindowSide(item: Listenable, player: RefObject<AudioHandle | null>): WindowSide {
  const isFollowing = useFollowing();
  const [start, setStart] = useState<AudioStart>(() => (isFollowing ? loudness : SILENT));
  const [hasPage, setHasPage] = useState(false);
  const hasSounded = useRef(false);
  const post = useRef<((message: WindowMessage) => void) | null>(null);
  const own = () => ({ page: openerIn(window.location.hash), station: item.channel, name: item.from });

  const ready = useEffectEvent(() => {
    setHasPage(own().page !== '');
    post.current?.({ type: 'ready', ...own() });
  });
  const leave = useEffectEvent(() => {
    post.current?.({ type: 'closed', page: own().page, item, place: placeOf(player.current) });
  });
  const hear = useEffectEvent((message: WindowMessage) => {
    const { page, station } = own();
    if (message.type === 'hello' && hasSounded.current) post.current?.({ type: 'here', ...own() });
    if (message.type === 'hush') player.current?.pause();
    if (message.type === 'comeBack') window.close();
    if (message.type === 'handOver' && message.page === page && message.station === station)
      setStart(startOf(message.place));
  });
  useEffect(() => {
    const channel = windowChannel();
    post.current = channel.post;
    channel.hear((message) => hear(message));
    const isReady = () => ready();
    const isLeaving = () => leave();
    isReady();
    window.addEventListener('hashchange', isReady);
    window.addEventListener('pagehide', isLeaving);
    return () => {
      window.removeEventListener('hashchange', isReady);
      window.removeEventListener('pagehide', isLeaving);
      channel.close();
    };
  }, []);
  // A layout effect: the player is still there.
  useLayoutEffect(
    () => () => {
      const { volume, isMuted } = placeOf(player.current);
      loudness = { volume, isMuted };
    },
    [player],
  );
  return {
    start,
    hasPage,
    received(isPlaying) {
      if (!isPlaying) return;
      hasSounded.current = true;
      post.current?.({ type: 'sounds', ...own() });
    },
  };
}

const startOf = ({ atMs, ...rest }: HandedPlace): AudioStart => ({ ...rest, ...(atMs !== null && { atMs }) });

/** A window whose player never came is silent. */
const placeOf = (player: AudioHandle | null): HandedPlace =>
  player?.place() ?? { atMs: null, volume: 1, isMuted: false, isPaused: true };
