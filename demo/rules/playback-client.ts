/**
 * The playback client for pages of other sites: with the base delegate, which sites of the organisation do not need.
 */
export { MediaHeartbeatDelegate } from '@sintonia/tag/base-delegate';
export { type MeasuredElement, measureElement } from '@sintonia/tag/measure-element';
export * from '@sintonia/tag/playback';
