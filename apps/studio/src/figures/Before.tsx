import { useFormats, useWords } from '../messages/language.ts';
import { Change } from './Change.tsx';

/** A figure of the comparison period, with the change since. */
export function Before({
  now,
  before,
  show,
  lessIsBetter = false,
}: {
  now: number;
  before: number;
  show: (value: number) => string;
  lessIsBetter?: boolean;
}) {
  const words = useWords().overview;
  const change = useFormats().change(now, before);
  if (before === 0) return <>{now === 0 ? words.unchanged : words.fromNothing}</>;
  return (
    <>
      {change !== null && (
        <>
          <span className="heard">{change}</span>
          <Change text={change} now={now} before={before} lessIsBetter={lessIsBetter} />{' '}
        </>
      )}
      {words.before(show(before))}
    </>
  );
}
