/** Commands of the player. Times in seconds, volume from 0 to 1. */
export type PlayerCommand =
  | { do: 'toggle' }
  | { do: 'seekBy'; seconds: number }
  /** A share of the bar, from 0 to 1. */
  | { do: 'seekTo'; part: number }
  /** To the live edge. */
  | { do: 'goLive' }
  /** To the start of the current programme (live). */
  | { do: 'fromStart' }
  | { do: 'volumeBy'; step: number }
  | { do: 'mute' }
  | { do: 'subtitles' }
  /** One step slower or faster. */
  | { do: 'rateBy'; step: 1 | -1 }
  | { do: 'pictureInPicture' }
  | { do: 'next' }
  | { do: 'open'; panel: PanelName }
  | { do: 'fullscreen' };

export type PanelName = 'settings' | 'chapters' | 'help';

const COMMANDS: Record<string, PlayerCommand> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'seekBy', seconds: -5 },
  ArrowRight: { do: 'seekBy', seconds: 5 },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  ArrowUp: { do: 'volumeBy', step: 0.1 },
  ArrowDown: { do: 'volumeBy', step: -0.1 },
  Home: { do: 'seekTo', part: 0 },
  End: { do: 'seekTo', part: 1 },
  m: { do: 'mute' },
  c: { do: 'subtitles' },
  f: { do: 'fullscreen' },
  i: { do: 'pictureInPicture' },
  n: { do: 'next' },
  '<': { do: 'rateBy', step: -1 },
  '>': { do: 'rateBy', step: 1 },
  '?': { do: 'open', panel: 'help' },
};

export interface KeyPress {
  key: string;
  /** With Ctrl, Alt or Meta: a shortcut of the browser. */
  isModified: boolean;
  /** `button`, `slider` …: role of the focused element. */
  focusRole: string | null;
}

/**
 * Command of a key pressed anywhere inside the player, or null for keys that the player ignores: a focused button keeps
 * space, a focused slider its arrows.
 */
export function commandForKey({ key, isModified, focusRole }: KeyPress): PlayerCommand | null {
  if (isModified) return null;
  if (focusRole === 'button' && (key === ' ' || key === 'Enter')) return null;
  if (focusRole === 'slider' && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) return null;
  if (/^\d$/.test(key)) return { do: 'seekTo', part: Number(key) / 10 };
  return COMMANDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
