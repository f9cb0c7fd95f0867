import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { hashOf, openedIn } from './sheet-address.ts';
import { useHistoryStep } from './use-history-step.ts';

/**
 * What is opened of a group of figures, in the address: null for nothing. `close` is told whether its own button or Escape
 * closed the sheet: then the entry in the history goes too. A press elsewhere may be a link, whose entry must stay.
 *
 * @param group differs from those of other figures on the screen
 */
export function useSheet(
  group: string,
): [opened: string | null, open: (text: string) => void, close: (isRequested: boolean) => void] {
  const [opened, setOpened] = useState(() => openedIn(location.hash, group));
  const isOwnEntry = useRef(false);
  const follow = useCallback(() => setOpened(openedIn(location.hash, group)), [group]);
  useEffect(follow, [follow]);
  useHistoryStep(follow);
  const open = useCallback(
    (text: string) => {
      const { pathname, search } = location;
      // The router counts its entries in the state.
      const state = { ...history.state, idx: (history.state?.idx ?? 0) + 1 };
      history.pushState(state, '', pathname + search + hashOf(group, text));
      isOwnEntry.current = true;
      // The press is painted first, however large the sheet is.
      startTransition(() => setOpened(text));
    },
    [group],
  );
  const close = useCallback(
    (isRequested: boolean) => {
      const isInAddress = openedIn(location.hash, group) !== null;
      const goesBack = isInAddress && isRequested && isOwnEntry.current;
      isOwnEntry.current = false;
      // `follow` hears of the step back.
      if (goesBack) return history.back();
      if (isInAddress) history.replaceState(history.state, '', location.pathname + location.search);
      setOpened(null);
    },
    [group],
  );
  return [opened, open, close];
}
