import { ok, type StudioChannels } from '@sintonia/contracts';
import { BROADCAST } from '@sintonia/contracts/studio-addresses';
import { use, useCallback, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Answered } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import type { Minutes } from '../broadcasts/broadcast-figures.ts';
import {
  type Audiences,
  type Broadcast,
  fetchAudiences,
  fetchBroadcasts,
  fetchChannels,
  fetchMinutes,
  type Scope,
} from '../broadcasts/fetch-broadcasts.ts';
import { dayBounds } from '../broadcasts/guide-day.ts';
import { TimeZoneContext } from '../messages/language.ts';
import { addDays, shiftDays } from '../period/civil-day.ts';
import { SaveView } from '../saved-views/SaveView.tsx';
import { SegmentControl } from '../segments/segment-control.ts';
import { useSegments } from '../segments/use-segments.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { BroadcastPart } from './BroadcastPart.tsx';
import { DayCurve } from './DayCurve.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './Emissions.module.css';
import { useEmissionsWords } from './emissions-words.ts';
import { useEmissions } from './use-emissions.ts';

const WEEK = 7;

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
      {channels?.length === 0 && <Empty what={words.noChannels} way={words.noChannelsWay} />}
      {channels && channels.length > 0 && <Day channels={channels} />}
    </>
  );
}

/** Broadcasts of a channel in a range, with their audience. */
interface Aired {
  broadcasts: Broadcast[];
  audiences: Audiences;
  minutes: Minutes;
}

export interface DayAnswer extends Aired {
  scope: Scope;
  weekBefore: Aired;
  fromMs: number;
  toMs: number;
}

async function fetchAired(scope: Scope, fromMs: number, toMs: number, signal: AbortSignal): Answered<Aired> {
  const [broadcasts, minutes] = await Promise.all([
    fetchBroadcasts(scope.channel, fromMs, toMs, signal),
    fetchMinutes(scope, fromMs, toMs, signal),
  ]);
  if (!broadcasts.ok) return broadcasts;
  if (!minutes.ok) return minutes;
  const audiences = await fetchAudiences(scope, broadcasts.value, signal);
  if (!audiences.ok) return audiences;
  return ok({ broadcasts: broadcasts.value, audiences: audiences.value, minutes: minutes.value });
}

async function fetchDay(scope: Scope, fromMs: number, toMs: number, signal: AbortSignal): Answered<DayAnswer> {
  const back = (ms: number) => shiftDays(new Date(ms), -WEEK, scope.timeZone).getTime();
  const [aired, weekBefore] = await Promise.all([
    fetchAired(scope, fromMs, toMs, signal),
    fetchAired(scope, back(fromMs), back(toMs), signal),
  ]);
  if (!aired.ok) return aired;
  if (!weekBefore.ok) return weekBefore;
  return ok({ ...aired.value, scope, weekBefore: weekBefore.value, fromMs, toMs });
}

function Day({ channels }: { channels: StudioChannels }) {
  const words = useEmissionsWords();
  const timeZone = use(TimeZoneContext);
  const navigate = useNavigate();
  const [dayId, channelId] = [useId(), useId()];
  const [nowMs] = useState(Date.now);
  const { suite } = useSuite();
  const { segments } = useSegments();
  const { place, today, addressOf } = useEmissions(timeZone, nowMs);
  const channel = channels.find(({ slug }) => slug === place.channel) ?? channels[0];
  const slug = channel?.slug ?? '';
  const { day } = place;
  const { state, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        const { fromMs, toMs } = dayBounds(day, timeZone);
        return fetchDay({ suite, segments, timeZone, channel: slug }, fromMs, toMs, signal);
      },
      [suite, segments, timeZone, slug, day],
    ),
  );
  const shown = lastOf(state);
  const isChosen = ({ startsAt, endsAt }: Broadcast) =>
    place.broadcast === BROADCAST.onAirNow
      ? Date.parse(startsAt) <= nowMs && nowMs < Date.parse(endsAt)
      : startsAt === place.broadcast;
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
        <SuiteChoice />
        {use(SegmentControl)}
        <SaveView name={chosen ? chosen.title : words.title} query={null} />
      </ScreenHeader>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!shown && state.at === 'loading' && <SkeletonBlock height={340} />}
      {shown && shown.broadcasts.length === 0 && <Empty what={words.empty} way={words.emptyWay} />}
      {shown && shown.broadcasts.length > 0 && (
        <div className={styles.day} aria-busy={state.at === 'loading'}>
          {chosen ? (
            <BroadcastPart key={chosen.startsAt} broadcast={chosen} day={shown} nowMs={nowMs} />
          ) : (
            <DayCurve day={shown} title={words.whole(channel?.name ?? '')} addressOf={addressOf} nowMs={nowMs} />
          )}
          <DayTable day={shown} chosen={chosen} addressOf={addressOf} nowMs={nowMs} />
        </div>
      )}
    </>
  );
}
