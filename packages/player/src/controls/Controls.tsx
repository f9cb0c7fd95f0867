import { type Ref, useEffect, useRef } from 'react';
import type { ElementReading, PlayerPhase } from '../use-player.ts';
import css from './Controls.module.css';
import { Icon, type IconName } from './Icon.tsx';
import type { PlayerCommand } from './keyboard.ts';
import { clockTime, LABELS, spokenTime } from './labels.ts';

interface ControlsProps {
  phase: PlayerPhase;
  reading: ElementReading;
  /** Null when the medium has none. */
  subtitles: boolean | null;
  fullscreen: { isOn: boolean; isPossible: boolean };
  obey: (command: PlayerCommand) => void;
}

/** The foot of the player: the bar of the whole medium, and under it what one operates. */
export function Controls({ phase, reading, subtitles, fullscreen, obey }: ControlsProps) {
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that began the playing is gone, and the focus with it: it goes on where one pauses.
    if (document.activeElement === document.body) toggleButton.current?.focus({ preventScroll: true });
  }, []);
  const toggle = phase === 'ended' ? 'replay' : reading.isPaused && phase !== 'loading' ? 'play' : 'pause';
  return (
    <div className={css.foot}>
      <SeekBar reading={reading} obey={obey} />
      <div className={css.row}>
        <Button ref={toggleButton} icon={toggle} name={LABELS[toggle]} press={() => obey({ do: 'toggle' })} />
        <Button icon="back" name={LABELS.back} press={() => obey({ do: 'seekBy', seconds: -10 })} />
        <Button icon="forward" name={LABELS.forward} press={() => obey({ do: 'seekBy', seconds: 10 })} />
        <span className={css.volume}>
          <Button
            icon={reading.isMuted ? 'silent' : 'loud'}
            name={reading.isMuted ? LABELS.unmute : LABELS.mute}
            press={() => obey({ do: 'mute' })}
          />
          <input
            type="range"
            className={css.volumeBar}
            aria-label={LABELS.volume}
            min={0}
            max={1}
            step={0.05}
            value={reading.isMuted ? 0 : reading.volume}
            style={{ '--part': reading.isMuted ? 0 : reading.volume }}
            aria-valuetext={`${Math.round((reading.isMuted ? 0 : reading.volume) * 100)} %`}
            onChange={(event) => obey({ do: 'volumeBy', step: event.target.valueAsNumber - reading.volume })}
          />
        </span>
        <span className={css.times}>
          <span aria-hidden="true">
            {clockTime(reading.positionS)} <span className={css.length}>/ {clockTime(reading.lengthS)}</span>
          </span>
        </span>
        {subtitles !== null && (
          <Button
            icon="subtitles"
            name={subtitles ? LABELS.subtitlesOff : LABELS.subtitlesOn}
            isPressed={subtitles}
            press={() => obey({ do: 'subtitles' })}
          />
        )}
        {fullscreen.isPossible && (
          <Button
            icon={fullscreen.isOn ? 'exitFullscreen' : 'fullscreen'}
            name={fullscreen.isOn ? LABELS.exitFullscreen : LABELS.fullscreen}
            press={() => obey({ do: 'fullscreen' })}
          />
        )}
      </div>
    </div>
  );
}

function SeekBar({ reading, obey }: Pick<ControlsProps, 'reading' | 'obey'>) {
  const { positionS, lengthS, bufferedS } = reading;
  return (
    <input
      type="range"
      className={css.seekBar}
      aria-label={LABELS.seek}
      min={0}
      max={lengthS}
      step={1}
      value={Math.min(positionS, lengthS)}
      aria-valuetext={`${spokenTime(positionS)} de ${spokenTime(lengthS)}`}
      style={{ '--part': positionS / lengthS, '--buffered': bufferedS / lengthS }}
      onChange={(event) => obey({ do: 'seekTo', part: event.target.valueAsNumber / lengthS })}
    />
  );
}

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  icon: IconName;
  name: string;
  isPressed?: boolean;
  press: () => void;
}

const Button = ({ ref, icon, name, isPressed, press }: ButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={css.button}
    aria-label={name}
    title={name}
    data-pressed={isPressed}
    onClick={press}
  >
    <Icon name={icon} />
  </button>
);
