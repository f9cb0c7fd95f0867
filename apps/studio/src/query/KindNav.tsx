import { Link, useLocation } from 'react-router';
import { sharedParameters } from '../links/shared-parameters.ts';
import styles from './KindNav.module.css';
import { QUESTION_PATHS, type QuestionKind, questionAddress } from './question-paths.ts';
import { useKindNames } from './use-kind-names.ts';

/** Kinds of question, as links. What the bar says stays. */
export function KindNav({ kind }: { kind: QuestionKind }) {
  const words = useKindNames();
  const { search } = useLocation();
  const shared = `${sharedParameters(new URLSearchParams(search))}`;
  return (
    <nav className={styles.kinds} aria-label={words.kinds}>
      <ul>
        {(Object.keys(QUESTION_PATHS) as QuestionKind[]).map((key) => (
          <li key={key}>
            <Link to={questionAddress(key, shared)} aria-current={key === kind ? 'page' : undefined}>
              {words.kind[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
