import type { ActivityResults, GoalResult } from '@sintonia/contracts';
import { Choice } from '../../design/Choice.tsx';
import { Section } from '../../design/Section.tsx';
import { isOneOf, useAddressState } from '../../links/use-address-state.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { Needs } from './Needs.tsx';
import { OverDays } from './OverDays.tsx';
import { type Shown, VariantsTable } from './VariantsTable.tsx';

/** One goal: its variants, its days and the sample it needs; adjusted for earlier behaviour, or as measured. */
export function GoalReading({ results, goal, title }: { results: ActivityResults; goal: GoalResult; title: string }) {
  const words = useScreenWords().results;
  const formats = useFormats();
  const [chosen, setShown] = useAddressState<Shown>('lectura', 'adjusted', isOneOf(['adjusted', 'plain']));
  const reduction = Math.max(0, ...goal.standings.map(({ reduction }) => reduction));
  const isMeasured = goal.standings.some(({ plain }) => plain !== null);
  const shown = reduction > 0 ? chosen : 'plain';
  const ofThePast = reduction > 0 ? words.past.helps(formats.share(reduction, 1)) : words.past.helpsNot;
  return (
    <>
      <Section
        title={title}
        aside={
          reduction > 0 && (
            <Choice
              legend={words.past.legend}
              options={(['adjusted', 'plain'] as const).map((value) => ({
                value,
                label: value === 'adjusted' ? words.past.with : words.past.without,
              }))}
              value={shown}
              onChange={setShown}
            />
          )
        }
      >
        <VariantsTable results={results} goal={goal} shown={shown} note={isMeasured ? ofThePast : null} />
      </Section>
      <OverDays results={results} goal={goal} shown={shown} />
      <Needs needs={goal.needs} isRunning={results.isRunning} />
    </>
  );
}
