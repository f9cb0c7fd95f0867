import { type LiveNow, MINUTE_MS } from '@sintonia/contracts';
import { useCurveNotes } from '../annotations/use-curve-notes.tsx';
import { MinuteColumns } from './MinuteColumns.tsx';
import { useUsualMinutes } from './use-usual-minutes.ts';

/** Page views of the last minutes beside the usual ones, with what happened meanwhile. */
export function MinutePart({ now }: { now: LiveNow }) {
  const minutes = now.pageviewsByMinute;
  const lastMs = Math.floor(Date.parse(now.at) / MINUTE_MS) * MINUTE_MS;
  const startsMs = minutes.map((_, i) => lastMs - (minutes.length - 1 - i) * MINUTE_MS);
  const usual = useUsualMinutes(startsMs);
  const { notes, list } = useCurveNotes(startsMs, lastMs + MINUTE_MS);
  return (
    <>
      <MinuteColumns minutes={minutes} usual={usual} notes={notes} />
      {list}
    </>
  );
}
