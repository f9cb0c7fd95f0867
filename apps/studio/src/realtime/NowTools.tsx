import type { EntityKind } from '../links/entity-address.ts';
import { useValueName } from '../query/use-value-name.ts';
import { TableTools } from '../tables/TableTools.tsx';
import type { NowRow } from './NowList.tsx';
import type { NowOf } from './now-figure-words.ts';
import { useNowWords } from './now-words.ts';

/** Copy, file and print of a current list, as it is when the button is pressed. */
export function NowTools({
  title,
  rows,
  of,
  kind,
}: {
  title: string;
  rows: readonly NowRow[];
  of: NowOf;
  kind: EntityKind | null;
}) {
  const { columns } = useNowWords();
  const nameOf = useValueName();
  return (
    <TableTools
      name={title}
      cells={() => [
        [title, columns.note, of === 'viewers' ? columns.viewers : columns.visitors],
        ...rows.map(({ name, note, count }) => [(kind && nameOf(kind, name)) ?? name, note, count]),
      ]}
    />
  );
}
