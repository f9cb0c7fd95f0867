/** The playback client as pages of others get it: with the base delegate that site of the organisation do without. */
export { MediaHeartbeatDelegate } from '@sintonia/tag/base-delegate';
export { type MeasuredElement, measureElement } from '@sintonia/tag/measure-element';
export * from '@sintonia/tag/playback';
