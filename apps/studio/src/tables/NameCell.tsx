import { EntityLink } from '../links/EntityLink.tsx';
import type { EntityKind } from '../links/entity-address.ts';
import { useValueName } from '../query/use-value-name.ts';
import styles from './NameCell.module.css';

/** Paths come from any browser: only a path of our own site becomes a link. */
function isSitePath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** Subject of a row over its share of the first row, and its location beside it. */
export function NameCell({
  name,
  kind,
  path,
  part,
  colour,
}: {
  name: string;
  /** Kind of the entity that the name links to. */
  kind: EntityKind;
  path?: string;
  /** 0 to 1. */
  part: number;
  colour: 'temps' | 'tele';
}) {
  const nameOf = useValueName();
  return (
    <div
      className={styles.cell}
      data-share={colour}
      style={{ backgroundSize: `${(Number.isFinite(part) ? part : 0) * 100}% 100%` }}
    >
      <span className={styles.name} title={name}>
        <EntityLink kind={kind} value={name}>
          {nameOf(kind, name) ?? name}
        </EntityLink>
      </span>
      {path && isSitePath(path) ? (
        <a className={styles.note} href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
      ) : (
        path && <span className={styles.note}>{path}</span>
      )}
    </div>
  );
}
