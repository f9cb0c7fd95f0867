import { useSyncExternalStore } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';

const never = () => () => undefined;

/** True when a choice is known: from the page on the server, from the tag in the browser. */
export function useIsConsentKnown(onServer: boolean): boolean {
  const tag = useTag();
  return useSyncExternalStore(
    tag ? tag.consent.onChange : never,
    () => (tag ? tag.consent.status() !== 'unknown' : onServer),
    () => onServer,
  );
}
