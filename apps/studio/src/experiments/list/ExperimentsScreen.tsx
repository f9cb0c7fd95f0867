import { type ActivityList, ActivityState } from '@sintonia/contracts';
import { Link } from 'react-router';
import { fetchActivities } from '../../api/fetch-activities.ts';
import { lastOf, useAnswer } from '../../api/use-answer.ts';
import buttons from '../../design/Button.module.css';
import { Choice } from '../../design/Choice.tsx';
import layout from '../../design/layout.module.css';
import { isOneOf, useAddressState } from '../../links/use-address-state.ts';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { SaveButton } from '../../saved-views/SaveButton.tsx';
import { useMayChange } from '../../session/session-context.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Empty } from '../../states/Empty.tsx';
import { Problem } from '../../states/Problem.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { ToolList } from '../../tables/ToolList.tsx';
import { useScheduleText } from '../texts/use-schedule-text.ts';
import { ActivityRow } from './ActivityRow.tsx';
import styles from './ExperimentsScreen.module.css';
import { inOrder } from './in-order.ts';

/** Every activity: state, owner, schedule, traffic and warnings (P-06). */
export function ExperimentsScreen() {
  const words = useScreenWords().experiments;
  const mayChange = useMayChange();
  const { state, again } = useAnswer(fetchActivities);
  const activities = lastOf(state);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <SaveButton name={words.title} />
          {mayChange && (
            <Link to="/experiments/nou" className={buttons.primary}>
              {words.create}
            </Link>
          )}
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {activities === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={56} />}
      {activities?.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {activities && activities.length > 0 && <Activities activities={activities} />}
    </>
  );
}

type Shown = ActivityState | 'all';

function Activities({ activities }: { activities: ActivityList }) {
  const words = useScreenWords().experiments;
  const formats = useFormats();
  const scheduleText = useScheduleText();
  const [shown, setShown] = useAddressState<Shown>('estat', 'all', isOneOf(ActivityState.options));
  const countOf = (one: ActivityState) => activities.filter(({ state }) => state === one).length;
  const retained = activities.filter(({ state }) => state !== 'archived');
  const rows = shown === 'all' ? retained : activities.filter(({ state }) => state === shown);
  const states = ActivityState.options.filter((one) => countOf(one) > 0);
  return (
    <>
      <div className={styles.states}>
        <Choice<Shown>
          legend={words.show}
          options={[
            { value: 'all', label: words.all, count: formats.count(retained.length) },
            ...states.map((one) => ({ value: one, label: words.states[one], count: formats.count(countOf(one)) })),
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {rows.length === 0 && <p className={styles.none}>{words.noneHere}</p>}
      <ToolList
        caption={words.list}
        className={styles.list}
        rows={inOrder(rows)}
        columns={[
          { name: words.columns.name, value: ({ name }) => name },
          { name: words.columns.state, value: ({ state }) => words.states[state] },
          { name: words.columns.owner, value: ({ owner }) => owner },
          { name: words.columns.dates, value: ({ schedule }) => scheduleText(schedule) },
          { name: words.columns.traffic, value: ({ trafficShare }) => trafficShare / 10_000 },
        ]}
      >
        {(activity) => <ActivityRow key={activity.id} activity={activity} />}
      </ToolList>
    </>
  );
}
