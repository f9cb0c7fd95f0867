import type { EntityFacts, ReportCatalogue } from '@sintonia/contracts';
import { useCallback, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { OverTime } from '../answers/OverTime.tsx';
import { PresetTable } from '../answers/PresetTable.tsx';
import layout from '../design/layout.module.css';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { KeyFiguresSkeleton } from '../figures/KeyFiguresSkeleton.tsx';
import { clickMapAddress } from '../links/click-map-address.ts';
import { type EntityKind, parseEntity } from '../links/entity-address.ts';
import { useEntityKinds } from '../links/use-entity-kinds.ts';
import { NeighbourPages } from '../neighbours/NeighbourPages.tsx';
import { useLocated } from '../neighbours/use-located.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { dimensionsOfAny } from '../query/catalogue.ts';
import { DeferredFilters } from '../query/DeferredFilters.tsx';
import { exploreAddress } from '../query/explore-address.ts';
import { useNames } from '../query/names-context.ts';
import { initialQuery } from '../query/preset-query.ts';
import type { Preset } from '../query/presets.ts';
import type { Condition, QueryState } from '../query/query-state.ts';
import { type ReportRequest, tableQuery } from '../query/report-request.ts';
import { StepChoice } from '../query/StepChoice.tsx';
import { useClickMapScope } from '../query/use-click-map-scope.ts';
import { useCurveStep } from '../query/use-curve-step.ts';
import { useFilteredScope } from '../query/use-filtered-scope.ts';
import { useOwnFilter } from '../query/use-own-filter.ts';
import { useScope } from '../query/use-scope.ts';
import { useValueText } from '../query/use-value-text.ts';
import { WithCatalogue } from '../query/WithCatalogue.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { UnknownScreen } from '../shell/UnknownScreen.tsx';
import { SkeletonBlock, SkeletonRows } from '../states/Skeleton.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { WordsCurve } from '../words-curve/WordsCurve.tsx';
import styles from './Entity.module.css';
import { ENTITY_VIEWS, type EntityTable, type EntityTableKey } from './entity-views.ts';
import { useEntityWords } from './entity-words.ts';
import { FactsLine } from './FactsLine.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { useExperiments } from './use-experiments.ts';
import { useFacts } from './use-facts.ts';
import { useSeen } from './use-seen.ts';
import { WorthPart } from './WorthPart.tsx';

/** Height of a curve until the catalogue is known, in CSS pixels. */
const CURVE_PX = 282;

/** Every report about one story, title, programme, author, campaign, search term …. */
export function EntityScreen() {
  const kinds = useEntityKinds();
  const { kind: path } = useParams();
  const [search] = useSearchParams();
  const entity = parseEntity(path, search);
  const textOf = useValueText();
  if (!entity) return <UnknownScreen />;
  return (
    <WithCatalogue
      before={
        <>
          <p className={layout.kind}>{kinds[entity.kind]}</p>
          <ScreenHeader title={textOf(ENTITY_VIEWS[entity.kind].dimension, entity.value)} />
        </>
      }
      skeleton={
        <div className={styles.entity}>
          <KeyFiguresSkeleton count={ENTITY_VIEWS[entity.kind].figures.length} />
          <SkeletonBlock height={CURVE_PX} />
          <SkeletonRows widths={[100, 100, 98, 100, 97, 100]} />
        </div>
      }
    >
      {(catalogue) => <Entity key={`${entity.kind} ${entity.value}`} {...entity} catalogue={catalogue} />}
    </WithCatalogue>
  );
}

function Entity({ kind, value, catalogue }: { kind: EntityKind; value: string; catalogue: ReportCatalogue }) {
  const words = useEntityWords();
  const kinds = useEntityKinds();
  const [search] = useSearchParams();
  const step = useCurveStep();
  const { inSuite } = useSuite();
  const base = useScope();
  const filtered = useFilteredScope();
  const view = ENTITY_VIEWS[kind];
  const located = useLocated(kind, value, base);
  const facts = useFacts(kind, value);
  const experiments = useExperiments(kind, value, base);
  const seen = useSeen(kind, value, base.suite);
  const addressOf = useCallback((queryState: QueryState) => exploreAddress(search, queryState), [search]);
  const { conditions: filters, fits, addressAfter, choose } = useOwnFilter(catalogue, addressOf);
  const conditions = useMemo(() => [itself(view.dimension, value), ...filters], [view, value, filters]);
  const figures = useMemo(() => view.figures.filter(fits), [view, fits]);
  const over = useMemo<ReportRequest>(
    () => ({
      ...base,
      queryState: { ...initialQuery({ metrics: view.curve.filter(fits), conditions }), step },
    }),
    [base, view, fits, conditions, step],
  );
  const clickMap = useClickMapScope(filters);
  const tables = useMemo(
    () => view.tables.flatMap((table) => asPreset(table, view.dimension, value, facts) ?? []),
    [view, value, facts],
  );
  const shown = useMemo(
    () =>
      tables
        .filter(({ preset }) => preset.metrics.every(fits))
        .map((table) => {
          const conditions = [...filters, ...table.preset.conditions];
          return { ...table, filtered: { ...table.preset, conditions } };
        }),
    [tables, fits, filters],
  );
  const { nameOf } = useNames();
  const unfiltered = [
    ...view.figures.filter((key) => !fits(key)).map(nameOf),
    ...tables.filter(({ preset }) => !preset.metrics.every(fits)).map(({ key }) => words.tables[key]),
  ];
  // Then the filter may be the reason, not the entity.
  const isNarrowed = filters.length > 0 || base.segments.length > 0;
  const name = useValueText()(view.dimension, value);
  // A page that is not in the catalogue has the name that its hits state.
  const headline = (kind === 'page' && name === value && located?.headline) || name;

  return (
    <>
      <p className={layout.kind}>{kinds[kind]}</p>
      <ScreenHeader title={headline}>
        <PeriodBar granularity={<StepChoice step={step} />} />
      </ScreenHeader>
      <FactsLine {...{ kind, value, facts, experiments, seen }} />
      <ul className={styles.ways}>
        {headline !== value && <li className={styles.quiet}>{value}</li>}
        {located && isOnSite(located.path) && kind !== 'search' && kind !== 'section' && (
          <li>
            <a href={located.path} target="_blank" rel="noreferrer">
              {words.onSite}
            </a>
          </li>
        )}
        {located && isOnSite(located.path) && kind === 'page' && (
          <li>
            <a href={clickMapAddress(located.path, search, clickMap)} target="_blank" rel="noreferrer">
              {words.clickMap}
            </a>
          </li>
        )}
        {kind === 'activity' && (
          <>
            <li>
              <Link to={inSuite(`/experiments/${encodeURIComponent(value)}`)}>{words.experiment}</Link>
            </li>
            <li>
              <Link to={inSuite(`/experiments/${encodeURIComponent(value)}/resultats`)}>{words.results}</Link>
            </li>
          </>
        )}
      </ul>
      <div className={styles.entity}>
        <DeferredFilters
          conditions={filters}
          dimensions={dimensionsOfAny(catalogue, view.figures)}
          unfiltered={unfiltered}
          onChange={choose}
        />
        {figures.length > 0 && <KeyFigures base={base} metrics={figures} conditions={conditions} />}
        {over.queryState.metrics.length > 0 && (
          <OverTime
            request={over}
            hasTableBelow={false}
            tools={<SaveButton name={headline} query={{ ...tableQuery(over), metrics: figures }} />}
          />
        )}
        {kind === 'title' && fits('contentTimeSpent') && <WordsCurve title={value} base={filtered} />}
        {kind === 'page' && fits('visits') && fits('contentTimeSpent') && (
          <WorthPart page={value} conditions={filters} base={base} addressOf={addressOf} />
        )}
        {view.flow && located && fits('pageviews') && (
          <NeighbourPages kind={kind} value={value} page={located.page} base={filtered} />
        )}
        {kind === 'error' && fits('mediaStarts') && <SessionsPart error={value} base={filtered} />}
        {shown.map(({ key, preset, visitors, filtered: own }) => (
          <PresetTable
            key={key}
            name={words.tables[key]}
            preset={own}
            inAddress={key}
            {...(visitors && { visitors })}
            whenEmpty={isNarrowed ? undefined : words.emptyTables[key](words.somebody[kind])}
            base={base}
            catalogue={catalogue}
            addressOf={addressOf}
            addressAfter={(next, before) => addressAfter(next, before, preset.conditions)}
          />
        ))}
      </div>
    </>
  );
}

/** A path of the site; a browser would read a leading `//` as another host. */
const isOnSite = (path: string): boolean => /^\/(?![/\\])/.test(path);

const itself = (dimension: string, value: string): Condition => ({ dimension, isExcluded: false, value });

interface ShownTable {
  key: EntityTableKey;
  preset: Omit<Preset, 'key'>;
  /** As in `QueryState`. */
  visitors?: readonly Condition[];
}

/** Null for a table of a fact that the entity does not have. */
const asPreset = (
  { key, dimensions, metrics, conditions = [], by, ofFact, isOfVisitors }: EntityTable,
  own: string,
  value: string,
  facts: EntityFacts | null,
): ShownTable | null => {
  const narrowed = ofFact === undefined ? value : (facts?.[ofFact] ?? null);
  if (narrowed === null) return null;
  const only = itself(by ?? own, narrowed);
  return isOfVisitors
    ? { key, preset: { dimensions, metrics, conditions }, visitors: [only] }
    : { key, preset: { dimensions, metrics, conditions: [only, ...conditions] } };
};
