import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import css from './ListenButton.module.css';
import { RadioIcon } from './RadioIcon.tsx';
import { useListening, useRadio } from './radio-context.ts';

interface ListenButtonProps {
  mediaId: string;
  /** What is listened to, aloud. */
  name: string;
  /** Its words, where it stands alone; without them it is a disc on a picture. */
  words?: string;
  /** Where it leads before the page runs, and where it never does: a page, or the medium, for browsers that know HLS. */
  href: string;
  /** Begins it in the dock. */
  begin: () => void;
}

/** Plays something in the dock, or pauses it there. */
export function ListenButton({ mediaId, name, words, href, begin }: ListenButtonProps) {
  const radio = useRadio();
  const isHydrated = useIsHydrated();
  const listening = useListening(mediaId);
  const isPlaying = listening === 'playing';
  const shown = isPlaying ? 'Pausa' : words;
  const inside = (
    <>
      <RadioIcon name={isPlaying ? 'pause' : 'play'} />
      {words && <span aria-hidden="true">{shown}</span>}
    </>
  );
  const look = {
    className: css.listen,
    'data-form': words ? 'words' : 'disc',
    'aria-label': shown ? `${shown}: ${name}` : `Escolta ${name}`,
  };
  return isHydrated ? (
    <button type="button" onClick={() => (listening ? radio.toggle() : begin())} {...look}>
      {inside}
    </button>
  ) : (
    <a href={href} {...look}>
      {inside}
    </a>
  );
}
