import { type FocusEvent, useState } from 'react';

/**
 * Handlers of a live list: it keeps still while the keyboard is in it, because rows that arrive above would move the
 * focus away from what is read (WCAG 2.2.2). A pause that the person chose stays.
 */
export function useStillList({
  isPaused,
  onPause,
  onResume,
}: {
  isPaused: boolean;
  onPause: () => void;
  onResume: () => void;
}) {
  const [isStill, setStill] = useState(false);
  return {
    /** Paused by the person, not by the focus. */
    isChosen: isPaused && !isStill,
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (isPaused || !target.matches(':focus-visible')) return;
        setStill(true);
        onPause();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!isStill || currentTarget.contains(relatedTarget)) return;
        setStill(false);
        onResume();
      },
    },
  };
}
