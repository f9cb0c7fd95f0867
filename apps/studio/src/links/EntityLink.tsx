import { Link, useLocation } from 'react-router';
import styles from './EntityLink.module.css';
import { type EntityKind, entityAddress } from './entity-address.ts';

/** Name of an entity (story, title, author …), as a link to its page. */
export function EntityLink({ kind, value, children }: { kind: EntityKind; value: string; children: string }) {
  const { search } = useLocation();
  return (
    <Link className={styles.link} to={entityAddress(kind, value, new URLSearchParams(search))}>
      {children}
    </Link>
  );
}
