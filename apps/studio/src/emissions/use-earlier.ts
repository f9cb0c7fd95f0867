import { DAY_MS, ok } from '@sintonia/contracts';
import { useCallback, useState } from 'react';
import { useAnswer } from '../api/use-answer.ts';
import type { Broadcast, Scope } from '../broadcasts/broadcast-scope.ts';
import { fetchBroadcasts } from '../broadcasts/fetch-broadcasts.ts';
import { type BroadcastFigures, fetchWhole } from '../broadcasts/fetch-whole-broadcast.ts';

const EARLIER_DAYS = 28;
const MOST_EARLIER = 6;

export interface Earlier {
  broadcast: Broadcast;
  figures: BroadcastFigures;
}

/**
 * The last broadcasts of the same name before one, latest first, each as soon as its figures have come.
 *
 * @param scope must be stable @param broadcast must be stable
 */
export function useEarlier(
  scope: Scope,
  { title, startsAt }: Pick<Broadcast, 'title' | 'startsAt'>,
): { rows: readonly Earlier[]; isLoading: boolean; isNone: boolean } {
  /** Figures of another scope are not shown. */
  const [arrived, setArrived] = useState<{ of: Scope; rows: readonly Earlier[] } | null>(null);
  const { state } = useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const startMs = Date.parse(startsAt);
        const all = await fetchBroadcasts(scope.channel, startMs - EARLIER_DAYS * DAY_MS, startMs, signal);
        if (!all.ok) return all;
        const same = all.value.filter((one) => one.title === title && Date.parse(one.startsAt) < startMs);
        const found: Earlier[] = [];
        // In sequence: the server runs two queries at a time, and other clients wait for it too.
        for (const broadcast of same.toReversed().slice(0, MOST_EARLIER)) {
          const whole = await fetchWhole(scope, broadcast, signal);
          if (!whole.ok) return whole;
          if (signal.aborted) break;
          found.push({ broadcast, figures: whole.value });
          const rows = [...found];
          setArrived((before) =>
            before?.of === scope && before.rows.length > rows.length ? before : { of: scope, rows },
          );
        }
        return ok(found);
      },
      [scope, title, startsAt],
    ),
  );
  const rows = arrived?.of === scope ? arrived.rows : [];
  return { rows, isLoading: state.at === 'loading', isNone: state.at === 'ready' && state.value.length === 0 };
}
