import type { ReportCatalogue } from '@sintonia/contracts';
import { useNavigate, useSearchParams } from 'react-router';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { Popover } from '../design/Popover.tsx';
import { sharedParameters } from '../links/shared-parameters.ts';
import { dayOf } from '../period/civil-day.ts';
import { formatPeriod } from '../period/period.ts';
import { dimensionsOfAll } from '../query/catalogue.ts';
import { exploreAddress } from '../query/explore-address.ts';
import { NameList } from '../query/NameList.tsx';
import { initialQuery } from '../query/preset-query.ts';
import type { Condition } from '../query/query-state.ts';
import { ScreenFilters } from '../query/ScreenFilters.tsx';
import { useConditions } from '../query/use-conditions.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import styles from './Emissions.module.css';

/** What a broadcast is broken down into: its audience is divided by its time on air, which no value has a part of. */
const FIGURES = ['contentTimeSpent', 'uniqueViewers', 'averageTimePerViewer'] as const;
/** Chosen by the screen itself: of a day, and in addition of a broadcast. */
const OF_DAY = ['playbackChannel', 'streamKind', 'weekday'];
const OF_BROADCAST = ['broadcast', 'hour', 'dayPart'];
/** Kinds of streams that channels broadcast. */
const LIVE_KINDS = ['live', 'linear'];

/** Filters of the viewings whose time counts, and a way to break a broadcast or the channel's day down. */
export function EmissionsFilters({
  channel,
  day,
  timeZone,
  broadcast,
  nowMs,
}: {
  channel: string;
  day: string;
  timeZone: string;
  /** Null for a whole day. */
  broadcast: Broadcast | null;
  nowMs: number;
}) {
  return (
    <WithCatalogue skeleton={null}>
      {(catalogue) => <Filters {...{ catalogue, channel, day, timeZone, broadcast, nowMs }} />}
    </WithCatalogue>
  );
}

function Filters({
  catalogue,
  channel,
  day,
  timeZone,
  broadcast,
  nowMs,
}: Parameters<typeof EmissionsFilters>[0] & { catalogue: ReportCatalogue }) {
  const words = useQueryWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { conditions, choose } = useConditions();
  const ofDay = dimensionsOfAll(catalogue, FIGURES).filter(({ key }) => !OF_DAY.includes(key));
  const dimensions = ofDay.filter(({ key }) => !OF_BROADCAST.includes(key));
  const dayAt = (ms: number) => dayOf(new Date(ms), timeZone);
  const breakDown = (by: string) => {
    const params = sharedParameters(search);
    const [first, last] = broadcast
      ? [dayAt(Date.parse(broadcast.startsAt)), dayAt(Math.min(nowMs, Date.parse(broadcast.endsAt) - 1))]
      : [day, day];
    params.set('periode', formatPeriod({ kind: 'days', first, last }));
    const of = broadcast
      ? [only('broadcast', `${channel} ${new Date(broadcast.startsAt).toISOString().slice(0, 16)}Z ${broadcast.title}`)]
      : [only('playbackChannel', channel), ...LIVE_KINDS.map((kind) => only('streamKind', kind))];
    const query = initialQuery({ metrics: FIGURES, dimensions: [by], conditions: [...of, ...conditions] });
    navigate(exploreAddress(params, query));
  };
  return (
    <div className={styles.filters}>
      <ScreenFilters conditions={conditions} dimensions={dimensions} onChange={choose} />
      <Popover
        triggerClass={styles.breakDown}
        title={words.breakDown}
        label={words.breakDown}
        trigger={words.breakDown}
      >
        {(close) => (
          <NameList
            label={words.breakDown}
            entries={broadcast ? dimensions : ofDay}
            isChosen={() => false}
            whyNot={() => null}
            onChoose={(by) => {
              close();
              breakDown(by);
            }}
          />
        )}
      </Popover>
    </div>
  );
}

const only = (dimension: string, value: string): Condition => ({ dimension, isExcluded: false, value });
