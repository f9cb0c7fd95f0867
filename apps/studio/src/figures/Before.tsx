import { useFormats, useWords } from '../messages/language.ts';
import { HeardChange } from './HeardChange.tsx';

/** A figure of the comparison period, with the change since. */
export function Before({
  now,
  before,
  of,
  lessIsBetter = false,
}: {
  now: number;
  before: number;
  of: 'count' | 'share';
  lessIsBetter?: boolean;
}) {
  const words = useWords().overview;
  const formats = useFormats();
  const change = formats.change(now, before, of);
  if (before === 0) return <>{now === 0 ? words.unchanged : words.fromNothing}</>;
  return (
    <>
      {change !== null && <HeardChange text={change} now={now} before={before} lessIsBetter={lessIsBetter} />}
      {words.before(of === 'share' ? formats.share(before, 1) : formats.count(before))}
    </>
  );
}
