import type { ReportCatalogue } from '@sintonia/contracts';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { OverTime } from '../answers/OverTime.tsx';
import { PresetTable } from '../answers/PresetTable.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { KeyFiguresSkeleton } from '../figures/KeyFiguresSkeleton.tsx';
import { clickMapAddress } from '../links/click-map-address.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { dimensionsOfAny } from '../query/catalogue.ts';
import { DeferredFilters } from '../query/DeferredFilters.tsx';
import { exploreAddress } from '../query/explore-address.ts';
import { useNames } from '../query/names-context.ts';
import { initialQuery } from '../query/preset-query.ts';
import { PRESETS, type PresetKey } from '../query/presets.ts';
import type { QueryState } from '../query/query-state.ts';
import { tableQuery } from '../query/report-request.ts';
import { StepChoice } from '../query/StepChoice.tsx';
import { useClickMapScope } from '../query/use-click-map-scope.ts';
import { useCurveStep } from '../query/use-curve-step.ts';
import { useOwnFilter } from '../query/use-own-filter.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useScope } from '../query/use-scope.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { SkeletonBlock, SkeletonRows } from '../states/Skeleton.tsx';
import styles from './Board.module.css';
import { useBoardWords } from './board-words.ts';
import { BOARDS, type BoardKey } from './boards.ts';
import { FoldedTable } from './FoldedTable.tsx';

/** Only one screen shows it. */
const ContractPart = lazy(async () => ({ default: (await import('./ContractPart.tsx')).ContractPart }));

/** Height of the curve while it loads, in CSS pixels. */
const CURVE_HEIGHT = 340;
/** Widths of a table's rows while it loads, percent. */
const TABLE_ROWS = [100, 100, 98, 100, 97, 100];

/** A screen of figures, a curve and tables. Each can be opened as a query in «Explora» (R-01 … R-04). */
function BoardScreen({ board }: { board: BoardKey }) {
  const words = useBoardWords();
  const step = useCurveStep();
  return (
    <>
      <ScreenHeader title={words.titles[board]}>
        <PeriodBar granularity={<StepChoice step={step} />} />
      </ScreenHeader>
      <WithCatalogue
        skeleton={
          <div className={styles.board}>
            <KeyFiguresSkeleton count={BOARDS[board].figures.length} />
            <SkeletonBlock height={CURVE_HEIGHT} />
            <SkeletonRows widths={TABLE_ROWS} />
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
  const { nameOf } = useNames();
  const [search] = useSearchParams();
  const base = useScope();
  const step = useCurveStep();
  const addressOf = useCallback((queryState: QueryState) => exploreAddress(search, queryState), [search]);
  const { conditions, fits, addressAfter, choose } = useOwnFilter(catalogue, addressOf);
  const clickMap = useClickMapScope(conditions);
  const shown = useMemo(() => figures.filter(fits), [figures, fits]);
  const over = useMemo(
    () => ({ ...base, queryState: { ...initialQuery({ metrics: curve.filter(fits), conditions }), step } }),
    [base, curve, fits, conditions, step],
  );
  const filtered = useMemo(
    () => PRESETS.map((preset) => ({ preset, of: { ...preset, conditions: [...conditions, ...preset.conditions] } })),
    [conditions],
  );
  const unfiltered = [
    ...figures.filter((key) => !fits(key)).map(nameOf),
    ...PRESETS.filter(({ key, metrics }) => [...tables, ...folded].includes(key) && !metrics.every(fits)).map(
      ({ key }) => explore.preset[key],
    ),
  ];
  const among = (keys: readonly PresetKey[]) =>
    keys.flatMap((wanted) => filtered.filter(({ preset: { key, metrics } }) => key === wanted && metrics.every(fits)));
  const tableOf = ({ preset, of }: (typeof filtered)[number], isNamedAbove: boolean) => (
    <PresetTable
      key={preset.key}
      name={explore.preset[preset.key]}
      preset={of}
      inAddress={preset.key}
      base={base}
      catalogue={catalogue}
      addressOf={addressOf}
      addressAfter={(next, before) => addressAfter(next, before, preset.conditions)}
      isNamedAbove={isNamedAbove}
    />
  );

  return (
    <div className={styles.board}>
      <DeferredFilters
        conditions={conditions}
        dimensions={dimensionsOfAny(catalogue, figures)}
        unfiltered={unfiltered}
        onChange={choose}
      />
      {shown.length > 0 && <KeyFigures base={base} metrics={shown} conditions={conditions} />}
      {over.queryState.metrics.length > 0 && (
        <OverTime
          request={over}
          hasTableBelow={false}
          tools={
            <>
              <SaveButton name={words.titles[board]} query={{ ...tableQuery(over), metrics: shown }} />
              {board === 'content' && (
                <a
                  className={styles.open}
                  href={clickMapAddress('/', search, clickMap)}
                  target="_blank"
                  rel="noreferrer"
                >
                  {words.clickMap}
                </a>
              )}
              <Link className={styles.open} to={addressOf(over.queryState)}>
                {explore.openInExplore}
              </Link>
            </>
          }
        />
      )}
      {among(tables).map((table) => tableOf(table, false))}
      {folded.length > 0 && (
        <div className={styles.more}>
          {among(folded).map((table) => (
            <FoldedTable key={table.preset.key} name={explore.preset[table.preset.key]}>
              {tableOf(table, true)}
            </FoldedTable>
          ))}
        </div>
      )}
      {board === 'ads' && (
        <>
          <Suspense fallback={<SkeletonRows widths={[100, 96, 98, 94, 96]} />}>
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
