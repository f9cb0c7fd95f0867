import { MINUTE_MS, type StudioChannels } from '@sintonia/contracts';
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { use, useCallback, useId, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { lastOf, REFRESH_MS, useAnswer, useEvery } from '../api/use-answer.ts';
import { broadcastsQuery } from '../broadcasts/broadcast-queries.ts';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { fetchChannels } from '../broadcasts/fetch-broadcasts.ts';
import { dayBounds } from '../broadcasts/guide-day.ts';
import bars from '../design/Bar.module.css';
import { DataTime } from '../figures/DataTime.tsx';
import { TimeZoneContext } from '../messages/language.ts';
import { addDays } from '../period/civil-day.ts';
import { viewingsOf } from '../query/query-filter.ts';
import { useConditions } from '../query/use-conditions.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { SegmentControl } from '../segments/segment-control.ts';
import { useSegments } from '../segments/use-segments.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import { useBusyMark } from '../states/use-busy-mark.ts';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { BroadcastPart } from './BroadcastPart.tsx';
import { DayCurve } from './DayCurve.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './Emissions.module.css';
import { EmissionsFilters } from './EmissionsFilters.tsx';
import { useEmissionsWords } from './emissions-words.ts';
import { fetchDay } from './fetch-day.ts';
import { useEmissions } from './use-emissions.ts';

/** Height of the figures and curve of a day or a broadcast, until they are known. */
const DAY_PX = 340;

/** Which broadcast is on air, and which day is today. */
const CLOCK_MS = 10_000;

/** A day of a channel and its broadcasts, minute by minute, beside those of the week before. */
export function EmissionsScreen() {
  const words = useEmissionsWords();
  const { state, again } = useAnswer(fetchChannels);
  const channels = lastOf(state);
  return (
    <>
      {!channels?.length && <ScreenHeader title={words.title} />}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!channels && state.at === 'loading' && <SkeletonLines widths={[40, 100, 100]} height={64} />}
      {channels?.length === 0 && <Empty what={words.noChannels} advice={words.noChannelsAdvice} />}
      {channels && channels.length > 0 && <Day channels={channels} />}
    </>
  );
}

function Day({ channels }: { channels: StudioChannels }) {
  const words = useEmissionsWords();
  const timeZone = use(TimeZoneContext);
  const navigate = useNavigate();
  const [dayId, channelId] = [useId(), useId()];
  const [nowMs, setNowMs] = useState(Date.now);
  useEvery(
    CLOCK_MS,
    useCallback(() => setNowMs(Date.now()), []),
  );
  const { suite } = useSuite();
  const { segments } = useSegments();
  const { place, today, addressOf } = useEmissions(timeZone, nowMs);
  const channel = channels.find(({ slug }) => slug === place.channel) ?? channels[0];
  const slug = channel?.slug ?? '';
  const { day } = place;
  const { conditions } = useConditions();
  const scope = useMemo(
    () => ({ suite, segments: [...segments, ...viewingsOf(conditions)], timeZone, channel: slug }),
    [suite, segments, conditions, timeZone, slug],
  );
  const { fromMs, toMs } = dayBounds(day, timeZone);
  const { state, again } = useAnswer(
    useCallback((signal: AbortSignal) => fetchDay(scope, fromMs, toMs, signal), [scope, fromMs, toMs]),
  );
  const shown = lastOf(state);
  const mark = useBusyMark(state);
  // Once more after the day has ended, for its last minutes.
  useEvery(shown && shown.atMs < shown.toMs ? REFRESH_MS : null, again);
  const isChosen = ({ startsAt, endsAt }: Broadcast) =>
    place.broadcast === BROADCAST.onAirNow
      ? Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt)
      : Math.floor(Date.parse(startsAt) / MINUTE_MS) === Math.floor(Date.parse(place.broadcast ?? '') / MINUTE_MS);
  const chosen = shown?.broadcasts.find(isChosen) ?? null;
  const choose = (next: Parameters<typeof addressOf>[0]) => navigate(addressOf(next), { preventScrollReset: true });

  return (
    <>
      <ScreenHeader title={chosen ? chosen.title : words.title}>
        <div className={styles.place}>
          <label className="heard" htmlFor={channelId}>
            {words.channel}
          </label>
          <select
            id={channelId}
            className={styles.field}
            value={slug}
            onChange={(event) => choose({ channel: event.target.value })}
          >
            {channels.map(({ slug: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Link className={styles.step} to={addressOf({ day: addDays(day, -1) })} aria-label={words.dayBefore}>
            ‹
          </Link>
          <label className="heard" htmlFor={dayId}>
            {words.day}
          </label>
          <input
            id={dayId}
            type="date"
            className={styles.field}
            value={day}
            max={today}
            onChange={(event) => event.target.value && choose({ day: event.target.value })}
          />
          {day < today && (
            <Link className={styles.step} to={addressOf({ day: addDays(day, 1) })} aria-label={words.dayAfter}>
              ›
            </Link>
          )}
          {chosen && <Link to={addressOf({})}>{words.backToDay}</Link>}
        </div>
        <div className={bars.choices}>
          {use(SegmentControl)}
          <SuiteChoice />
        </div>
        <SaveButton name={chosen ? chosen.title : words.title} query={broadcastsQuery(scope, day, chosen)} />
      </ScreenHeader>
      <EmissionsFilters channel={slug} day={day} timeZone={timeZone} broadcast={chosen} nowMs={nowMs} />
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!shown && state.at === 'loading' && <SkeletonBlock height={DAY_PX} />}
      {shown && shown.broadcasts.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {shown && shown.broadcasts.length > 0 && (
        <div className={styles.day} {...mark}>
          {chosen ? (
            <BroadcastPart
              addressOf={addressOf}
              key={chosen.startsAt}
              broadcast={chosen}
              day={shown}
              nowMs={shown.atMs}
            />
          ) : (
            <DayCurve day={shown} channel={channel?.name ?? ''} addressOf={addressOf} nowMs={shown.atMs} />
          )}
          <DayTable day={shown} chosen={chosen} addressOf={addressOf} nowMs={shown.atMs} />
          <DataTime at={shown.atMs} again={shown.atMs < shown.toMs ? again : null} />
        </div>
      )}
    </>
  );
}
