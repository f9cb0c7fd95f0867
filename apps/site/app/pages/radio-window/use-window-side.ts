import type { AudioHandle, AudioStart } from '@sintonia/player/audio';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Listenable } from '../../features/radio/listenable.ts';
import { openerIn } from '../../features/radio/window/page-id.ts';
import { windowChannel } from '../../features/radio/window/window-channel.ts';
import type { HandedPlace, WindowMessage } from '../../features/radio/window/window-messages.ts';
import { useFollowing } from '../../shared/episodes/use-following.ts';

interface WindowSide {
  /** Start options of the player. */
  start: AudioStart;
  /** A page opened the window. */
  hasPage: boolean;
  /** Playback started or paused. */
  received(isPlaying: boolean): void;
}

/** Until a page hands over, or the listener presses play. */
const SILENT: AudioStart = { isPaused: true };

/** Volume of the window, kept when its station changes. */
let loudness: Pick<AudioStart, 'volume' | 'isMuted'> = {};

/**
 * Window side of the radio window (W-06): announces itself, continues from a page's handover, tells the pages when
 * playback is audible, and sends its position when it closes.
 */
export function useWindowSide(item: Listenable, player: RefObject<AudioHandle | null>): WindowSide {
  const isFollowing = useFollowing();
  const [start, setStart] = useState<AudioStart>(() => (isFollowing ? loudness : SILENT));
  const [hasPage, setHasPage] = useState(false);
  const hasPlayed = useRef(false);
  const post = useRef<((message: WindowMessage) => void) | null>(null);
  const own = () => ({ page: openerIn(window.location.hash), station: item.channel, name: item.from });

  const ready = useEffectEvent(() => {
    setHasPage(own().page !== '');
    post.current?.({ type: 'ready', ...own() });
  });
  const leave = useEffectEvent(() => {
    post.current?.({ type: 'closed', page: own().page, item, place: placeOf(player.current) });
  });
  const receive = useEffectEvent((message: WindowMessage) => {
    const { page, station } = own();
    if (message.type === 'hello' && hasPlayed.current) post.current?.({ type: 'here', ...own() });
    if (message.type === 'pause') player.current?.pause();
    if (message.type === 'returnPlayback') window.close();
    if (message.type === 'handOver' && message.page === page && message.station === station)
      setStart(startOf(message.place));
  });
  useEffect(() => {
    const channel = windowChannel();
    post.current = channel.post;
    channel.onMessage((message) => receive(message));
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
  // A layout effect: the player is still mounted during its clean-up.
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
      hasPlayed.current = true;
      post.current?.({ type: 'started', ...own() });
    },
  };
}

const startOf = ({ atMs, ...rest }: HandedPlace): AudioStart => ({ ...rest, ...(atMs !== null && { atMs }) });

/** A window whose player never loaded counts as silent. */
const placeOf = (player: AudioHandle | null): HandedPlace =>
  player?.place() ?? { atMs: null, volume: 1, isMuted: false, isPaused: true };
