import type { ActivityResults } from '@sintonia/contracts';
import { Choice } from '../../design/Choice.tsx';
import { isOneOf, useAddressState } from '../../links/use-address-state.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { GoalReading } from './GoalReading.tsx';
import { goalKey, goalName } from './result-words.ts';

export function Goals({ results }: { results: ActivityResults }) {
  const { results: words, experiments } = useScreenWords();
  const [main] = results.goals;
  const keys = results.goals.map((one) => goalKey(one.goal));
  const [chosen, setGoal] = useAddressState('objectiu', keys[0] ?? '', isOneOf(keys));
  const goal = results.goals.find((one) => goalKey(one.goal) === chosen);
  if (!goal || !main) return null;
  return (
    <>
      {results.goals.length > 1 && (
        <Choice
          legend={words.goal}
          options={results.goals.map((one) => ({
            value: goalKey(one.goal),
            label: goalName(one.goal, experiments.goals),
            ...(one === main && { count: words.mainGoal }),
          }))}
          value={goalKey(goal.goal)}
          onChange={setGoal}
        />
      )}
      <GoalReading
        key={goalKey(goal.goal)}
        results={results}
        goal={goal}
        title={goalName(goal.goal, experiments.goals)}
      />
    </>
  );
}
