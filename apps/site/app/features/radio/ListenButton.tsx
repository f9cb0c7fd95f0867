import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import css from './ListenButton.module.css';
import { RadioIcon } from './RadioIcon.tsx';
import { useListening, useRadio } from './radio-context.ts';

interface ListenButtonProps {
  mediaId: string;
  /** Name of the medium, for the accessible label. */
  name: string;
  /** Visible label; without it the button is a disc on a picture. */
  words?: string;
  /** Link target without JavaScript: a page, or the medium for browsers that play HLS. */
  href: string;
  /** Starts it in the dock. */
  begin: () => void;
}

/** Plays a medium in the dock, or pauses it there. */
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
