import type { ReportCatalogue } from '@sintonia/contracts';
import { useNavigate, useSearchParams } from 'react-router';
import type { Broadcast } from '../broadcasts/broadcast-scope.ts';
import { Popover } from '../design/Popover.tsx';
import { sharedParameters } from '../links/shared-parameters.ts';
import { dayOf } from '../period/civil-day.ts';
import { formatPeriod } from '../period/period.ts';
import { dimensionsOfAll } from '../query/catalogue.ts';
import { NameList } from '../query/NameList.tsx';
import { initialQuery } from '../query/preset-query.ts';
import { queryAddress } from '../query/query-state.ts';
import { ScreenFilters } from '../query/ScreenFilters.tsx';
import { useConditions } from '../query/use-conditions.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import styles from './Emissions.module.css';

/** What a broadcast is broken down into: its audience is divided by its time on air, which no value has a part of. */
const FIGURES = ['contentTimeSpent', 'uniqueViewers', 'averageTimePerViewer'] as const;
/** Chosen by the screen itself. */
const OF_SCREEN = ['playbackChannel', 'broadcast', 'streamKind', 'hour', 'weekday', 'dayPart'];

/** Filters of the viewings whose time counts, and a way to break a broadcast down. */
export function EmissionsFilters({
  channel,
  timeZone,
  broadcast,
  nowMs,
}: {
  channel: string;
  timeZone: string;
  /** Null for a whole day. */
  broadcast: Broadcast | null;
  nowMs: number;
}) {
  return (
    <WithCatalogue skeleton={null}>
      {(catalogue) => <Filters {...{ catalogue, channel, timeZone, broadcast, nowMs }} />}
    </WithCatalogue>
  );
}

function Filters({
  catalogue,
  channel,
  timeZone,
  broadcast,
  nowMs,
}: Parameters<typeof EmissionsFilters>[0] & { catalogue: ReportCatalogue }) {
  const words = useQueryWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { conditions, choose } = useConditions();
  const dimensions = dimensionsOfAll(catalogue, FIGURES).filter(({ key }) => !OF_SCREEN.includes(key));
  const breakDown = (one: Broadcast, by: string) => {
    const params = sharedParameters(search);
    const first = dayOf(new Date(one.startsAt), timeZone);
    const last = dayOf(new Date(Math.min(nowMs, Date.parse(one.endsAt) - 1)), timeZone);
    params.set('periode', formatPeriod({ kind: 'days', first, last }));
    const value = `${channel} ${new Date(one.startsAt).toISOString().slice(0, 16)}Z ${one.title}`;
    const ofBroadcast = { dimension: 'broadcast', isExcluded: false, value };
    const query = initialQuery({ metrics: FIGURES, dimensions: [by], conditions: [ofBroadcast, ...conditions] });
    navigate({ pathname: '/explora', search: queryAddress(params, query) });
  };
  return (
    <div className={styles.filters}>
      <ScreenFilters conditions={conditions} dimensions={dimensions} onChange={choose} />
      {broadcast && (
        <Popover
          triggerClass={styles.breakDown}
          title={words.breakDown}
          label={words.breakDown}
          trigger={words.breakDown}
        >
          {(close) => (
            <NameList
              label={words.breakDown}
              entries={dimensions}
              isChosen={() => false}
              whyNot={() => null}
              onChoose={(by) => {
                close();
                breakDown(broadcast, by);
              }}
            />
          )}
        </Popover>
      )}
    </div>
  );
}
