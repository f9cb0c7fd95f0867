/** Entry of `@sintonia/player/audio`: a player that has no picture, for a dock or a window of its own. */
export { type AudioHandle, type AudioPlace, AudioPlayer, type AudioState } from './AudioPlayer.tsx';
export type { AudioStart } from './use-audio-start.ts';
