import { useState } from 'react';
import type { DimensionEntry } from './catalogue.ts';
import { FilterValue } from './FilterValue.tsx';
import { NameList } from './NameList.tsx';
import type { Condition } from './query-state.ts';
import { useQueryWords } from './use-query-words.ts';

/** A new filter, in two steps: its dimension, then its value. */
export function NewFilter({
  dimensions,
  onAdd,
}: {
  dimensions: readonly DimensionEntry[];
  onAdd: (condition: Condition) => void;
}) {
  const words = useQueryWords();
  const [dimension, setDimension] = useState<string | null>(null);
  if (dimension !== null) return <FilterValue dimension={dimension} onAdd={onAdd} onBack={() => setDimension(null)} />;
  return (
    <NameList
      label={words.dimension}
      entries={dimensions}
      isChosen={() => false}
      whyNot={() => null}
      onChoose={setDimension}
    />
  );
}
