/** P-01: events on the document, by the names that pages know. */
export const EVENTS = {
  LIBRARY_LOADED: 'at-library-loaded',
  REQUEST_START: 'at-request-start',
  REQUEST_SUCCEEDED: 'at-request-succeeded',
  REQUEST_FAILED: 'at-request-failed',
  CONTENT_RENDERING_START: 'at-content-rendering-start',
  CONTENT_RENDERING_SUCCEEDED: 'at-content-rendering-succeeded',
  CONTENT_RENDERING_FAILED: 'at-content-rendering-failed',
  CONTENT_RENDERING_NO_OFFERS: 'at-content-rendering-no-offers',
  CONTENT_RENDERING_REDIRECT: 'at-content-rendering-redirect',
} as const;
export type TargetEvent = (typeof EVENTS)[keyof typeof EVENTS];
