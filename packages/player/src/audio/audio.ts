/** Entry of `@sintonia/player/audio`: a player without a picture, for a dock or a separate window. */
export { AudioPlayer } from './AudioPlayer.tsx';
export type { AudioHandle, AudioPlace, AudioState } from './audio-player-props.ts';
export type { AudioStart } from './use-audio-start.ts';
