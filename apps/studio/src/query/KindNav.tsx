import { Link, useLocation } from 'react-router';
import styles from './KindNav.module.css';
import { QUESTION_PATHS, type QuestionKind, questionAddress } from './question-paths.ts';
import { useKindNames } from './use-kind-names.ts';

/** Parameters that all kinds share. */
const SHARED = new Set(['periode', 'compara', 'conjunt', 'segment']);

/** Kinds of question, as links. What the bar says stays. */
export function KindNav({ kind }: { kind: QuestionKind }) {
  const words = useKindNames();
  const { search } = useLocation();
  const shared = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => SHARED.has(name)));
  return (
    <nav className={styles.kinds} aria-label={words.kinds}>
      <ul>
        {(Object.keys(QUESTION_PATHS) as QuestionKind[]).map((key) => (
          <li key={key}>
            <Link to={questionAddress(key, `${shared}`)} aria-current={key === kind ? 'page' : undefined}>
              {words.kind[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
