import { Button } from './Button.tsx';
import type { PlayerCommand } from './keyboard.ts';
import { LABELS } from './labels.ts';

interface FullscreenButtonProps {
  fullscreen: { isOn: boolean; isPossible: boolean };
  run: (command: PlayerCommand) => void;
}

/** Nothing where the browser has no full screen. */
export const FullscreenButton = ({ fullscreen: { isOn, isPossible }, run }: FullscreenButtonProps) =>
  isPossible && (
    <Button
      icon={isOn ? 'exitFullscreen' : 'fullscreen'}
      name={isOn ? LABELS.exitFullscreen : LABELS.fullscreen}
      press={() => run({ do: 'fullscreen' })}
    />
  );
