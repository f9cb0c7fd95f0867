import type { ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useId, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OverTime } from '../answers/OverTime.tsx';
import { PresetTable } from '../answers/PresetTable.tsx';
import inline from '../design/InlineField.module.css';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { KeyFiguresSkeleton } from '../figures/KeyFiguresSkeleton.tsx';
import { clickMapAddress } from '../links/click-map-address.ts';
import { useChangeAddress } from '../links/use-change-address.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { initialQuery } from '../query/preset-query.ts';
import { PRESETS } from '../query/presets.ts';
import { parseQueryState, type QueryState, queryAddress, STEPS, type Step } from '../query/query-state.ts';
import { tableQuery } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useScope } from '../query/use-scope.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveView } from '../saved-views/SaveView.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import styles from './Board.module.css';
import { useBoardWords } from './board-words.ts';
import { BOARDS, type BoardKey } from './boards.ts';

/** Longest period in days whose curve defaults to hourly steps. */
const HOURLY_DAYS = 2;

/** A screen of figures, a curve and tables. Each can be opened as a query in «Explora» (R-01 … R-04). */
function BoardScreen({ board }: { board: BoardKey }) {
  const words = useBoardWords();
  return (
    <>
      <ScreenHeader title={words.titles[board]}>
        <PeriodBar />
      </ScreenHeader>
      <WithCatalogue
        skeleton={
          <div className={styles.board}>
            <KeyFiguresSkeleton count={BOARDS[board].figures.length} />
            <SkeletonBlock height={340} />
            <SkeletonLines widths={[100, 100, 98, 100, 97, 100]} height={22} />
          </div>
        }
      >
        {(catalogue) => <Board board={board} catalogue={catalogue} />}
      </WithCatalogue>
    </>
  );
}

/** One component for each address, so that no state is carried from one screen to the next. */
export const SegmentedOverview = () => <BoardScreen key="overview" board="overview" />;
export const ContentScreen = () => <BoardScreen key="content" board="content" />;
export const MediaScreen = () => <BoardScreen key="media" board="media" />;
export const AdsScreen = () => <BoardScreen key="ads" board="ads" />;
export const QualityScreen = () => <BoardScreen key="quality" board="quality" />;

function Board({ board, catalogue }: { board: BoardKey; catalogue: ReportCatalogue }) {
  const { figures, curve, tables } = BOARDS[board];
  const words = useBoardWords();
  const explore = useQueryWords();
  const [search] = useSearchParams();
  const { days } = usePeriod();
  const base = useScope();
  const stepId = useId();
  const chosen = parseQueryState(search).step;
  const step: Step = chosen === 'total' ? (days <= HOURLY_DAYS ? 'hour' : 'day') : chosen;
  const over = useMemo(
    () => ({ ...base, queryState: { ...initialQuery({ metrics: curve }), step } }),
    [base, curve, step],
  );
  const addressOf = useCallback(
    (queryState: QueryState) => ({ pathname: '/explora', search: queryAddress(search, queryState) }),
    [search],
  );
  const change = useChangeAddress();

  return (
    <div className={styles.board}>
      <KeyFigures base={base} metrics={figures} />
      <OverTime
        request={over}
        hasTableBelow={false}
        tools={
          <>
            <label className="heard" htmlFor={stepId}>
              {words.step}
            </label>
            <select
              id={stepId}
              className={inline.field}
              value={step}
              onChange={(event) => change({ per: event.target.value })}
            >
              {STEPS.filter((name) => name !== 'total' && (name !== 'minute' || days <= HOURLY_DAYS)).map((name) => (
                <option key={name} value={name}>
                  {explore.steps[name]}
                </option>
              ))}
            </select>
            <SaveView name={words.titles[board]} query={{ ...tableQuery(over), metrics: [...figures] }} />
            {board === 'content' && (
              <a className={styles.open} href={clickMapAddress('/', search)} target="_blank" rel="noreferrer">
                {words.clickMap}
              </a>
            )}
            <Link className={styles.open} to={addressOf(over.queryState)}>
              {explore.openInExplore}
            </Link>
          </>
        }
      />
      {PRESETS.filter(({ key }) => tables.includes(key)).map((preset) => (
        <PresetTable
          key={preset.key}
          name={explore.preset[preset.key]}
          preset={preset}
          base={base}
          catalogue={catalogue}
          addressOf={addressOf}
        />
      ))}
      {board === 'ads' && (
        <p>
          <Link to="/anuncis/fitxers">{words.creatives}</Link>
        </p>
      )}
    </div>
  );
}
