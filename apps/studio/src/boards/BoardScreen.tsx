import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense, useCallback, useId, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PresetTable } from '../answers/PresetTable.tsx';
import inline from '../design/InlineField.module.css';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { KeyFiguresSkeleton } from '../figures/KeyFiguresSkeleton.tsx';
import { clickMapAddress } from '../links/click-map-address.ts';
import { useChangeAddress } from '../links/use-change-address.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/use-period.ts';
import { initialQuery } from '../query/preset-query.ts';
import { PRESETS, type Preset } from '../query/presets.ts';
import { parseQueryState, type QueryState, queryAddress, STEPS, type Step } from '../query/query-state.ts';
import { tableQuery } from '../query/report-request.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useScope } from '../query/use-scope.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import styles from './Board.module.css';
import { useBoardWords } from './board-words.ts';
import { BOARDS, type BoardKey } from './boards.ts';
import { FoldedTable } from './FoldedTable.tsx';

/** Drawn after the figures. */
const OverTime = lazy(async () => ({ default: (await import('../answers/OverTime.tsx')).OverTime }));

/** Only one screen shows it. */
const ContractPart = lazy(async () => ({ default: (await import('./ContractPart.tsx')).ContractPart }));

/** Not needed to show the figures. */
const SaveView = lazy(async () => ({ default: (await import('../saved-views/SaveView.tsx')).SaveView }));

/** Height of the curve while it loads, in CSS pixels. */
const CURVE_HEIGHT = 340;

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
            <SkeletonBlock height={CURVE_HEIGHT} />
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
  const { figures, curve, tables, folded } = BOARDS[board];
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
  const tableOf = (preset: Preset, isNamedAbove: boolean) => (
    <PresetTable
      key={preset.key}
      name={explore.preset[preset.key]}
      preset={preset}
      inAddress={preset.key}
      base={base}
      catalogue={catalogue}
      addressOf={addressOf}
      isNamedAbove={isNamedAbove}
    />
  );

  return (
    <div className={styles.board}>
      <KeyFigures base={base} metrics={figures} />
      <Suspense fallback={<SkeletonBlock height={CURVE_HEIGHT} />}>
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
                className={inline.choice}
                value={step}
                onChange={(event) => change({ per: event.target.value })}
              >
                {STEPS.filter((name) => name !== 'total' && (name !== 'minute' || days <= HOURLY_DAYS)).map((name) => (
                  <option key={name} value={name}>
                    {explore.steps[name]}
                  </option>
                ))}
              </select>
              <Suspense>
                <SaveView name={words.titles[board]} query={{ ...tableQuery(over), metrics: [...figures] }} />
              </Suspense>
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
      </Suspense>
      {PRESETS.filter(({ key }) => tables.includes(key)).map((preset) => tableOf(preset, false))}
      {folded.length > 0 && (
        <div className={styles.more}>
          {PRESETS.filter(({ key }) => folded.includes(key)).map((preset) => (
            <FoldedTable key={preset.key} name={explore.preset[preset.key]}>
              {tableOf(preset, true)}
            </FoldedTable>
          ))}
        </div>
      )}
      {board === 'ads' && (
        <>
          <Suspense fallback={<SkeletonLines widths={[100, 96, 98, 94, 96]} height={22} />}>
            <ContractPart />
          </Suspense>
          <p>
            <Link to="/anuncis/fitxers">{words.creatives}</Link>
          </p>
        </>
      )}
    </div>
  );
}
