import { Link, useLocation } from 'react-router';
import styles from './ThingLink.module.css';
import { type ThingKind, thingAddress } from './thing-address.ts';

/** Name of an entity (story, title, author …), as a link to its page. */
export function ThingLink({ kind, value, children }: { kind: ThingKind; value: string; children: string }) {
  const { search } = useLocation();
  return (
    <Link className={styles.link} to={thingAddress(kind, value, new URLSearchParams(search))}>
      {children}
    </Link>
  );
}
