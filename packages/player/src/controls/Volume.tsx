import type { ElementReading } from '../element-reading.ts';
import { Button } from './Button.tsx';
import type { PlayerCommand } from './keyboard.ts';
import { LABELS } from './labels.ts';
import css from './Volume.module.css';

interface VolumeProps {
  reading: Pick<ElementReading, 'isMuted' | 'volume'>;
  run: (command: PlayerCommand) => void;
}

/** Mute and volume. */
export function Volume({ reading: { isMuted, volume }, run }: VolumeProps) {
  const shownVolume = isMuted ? 0 : volume;
  return (
    <span className={css.volume}>
      <Button
        icon={isMuted ? 'silent' : 'loud'}
        name={isMuted ? LABELS.unmute : LABELS.mute}
        press={() => run({ do: 'mute' })}
      />
      <input
        type="range"
        className={`player-slider ${css.bar}`}
        aria-label={LABELS.volume}
        min={0}
        max={1}
        step={0.05}
        value={shownVolume}
        style={{ '--part': shownVolume }}
        aria-valuetext={`${Math.round(shownVolume * 100)} %`}
        onChange={(event) => run({ do: 'volumeBy', step: event.target.valueAsNumber - volume })}
      />
    </span>
  );
}
