import type { AnyCall, Call } from '../session/session-inputs.ts';
import { type InfoKind, infoOf, MediaObject } from './media-objects.ts';

/** The kind of object that each call expects. */
const KINDS: { readonly [C in Call]?: InfoKind } = {
  sessionStart: 'media',
  adBreakStart: 'adBreak',
  adStart: 'ad',
  chapterStart: 'chapter',
  timedMetadataUpdate: 'timedMetadata',
};

/** Converts a call of the incumbent's API into a session input. The object is not checked here. */
export const incumbentCall = (call: Call, given?: unknown, metadata?: unknown): AnyCall =>
  ({
    call,
    info: call === 'error' ? { errorId: given } : infoOf(given, KINDS[call]),
    options: given instanceof MediaObject ? given.options : undefined,
    metadata,
  }) as AnyCall; // cast: TS cannot pair a call with its kind
