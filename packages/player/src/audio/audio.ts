/** Entry of `@sintonia/player/audio`: a player without a picture, for a dock or a separate window. */
export { type AudioHandle, type AudioPlace, AudioPlayer, type AudioState } from './AudioPlayer.tsx';
export type { AudioStart } from './use-audio-start.ts';
