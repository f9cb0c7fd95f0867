import type { Preferences } from '../settings/preferences.ts';
import css from './Subtitles.module.css';

interface SubtitlesProps {
  lines: readonly string[];
  preferences: Pick<Preferences, 'size' | 'contrast'>;
}

/** Subtitles over the picture. Hidden from screen readers, whose users hear the sound. */
export const Subtitles = ({ lines, preferences: { size, contrast } }: SubtitlesProps) => (
  <div className={css.subtitles} data-size={size} data-contrast={contrast} aria-hidden="true">
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
