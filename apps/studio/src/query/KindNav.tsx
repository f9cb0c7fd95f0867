import { Link, useLocation } from 'react-router';
import { sharedParameters } from '../links/shared-parameters.ts';
import { ANALYSIS_PATHS, type AnalysisKind, analysisAddress } from './analysis-paths.ts';
import styles from './KindNav.module.css';
import { useKindNames } from './use-kind-names.ts';

/** Links to the other analyses; period, comparison, suite and segments of the address are kept. */
export function KindNav({ kind }: { kind: AnalysisKind }) {
  const words = useKindNames();
  const { search } = useLocation();
  const shared = `${sharedParameters(new URLSearchParams(search))}`;
  return (
    <nav className={styles.kinds} aria-label={words.kinds}>
      <ul>
        {(Object.keys(ANALYSIS_PATHS) as AnalysisKind[]).map((key) => (
          <li key={key}>
            <Link to={analysisAddress(key, shared)} aria-current={key === kind ? 'page' : undefined}>
              {words.kind[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
