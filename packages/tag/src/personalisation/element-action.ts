import type { DeliveryAction } from '@sintonia/wire';

/** Fields of the format that are resolved into others: `setText` and styles. */
type Resolved =
  | 'contentType'
  | 'property'
  | 'finalHeight'
  | 'finalWidth'
  | 'finalLeftPosition'
  | 'finalTopPosition'
  | 'position';

/** One change to a page in executable form. */
export type ElementAction = Omit<DeliveryAction, Resolved>;
