import type { DimensionEntry } from '../query/catalogue.ts';
import { useNames } from '../query/names-context.ts';
import { ConditionRows } from './ConditionRows.tsx';
import styles from './SegmentEditor.module.css';
import { isOfLevel, LEVELS, type SegmentForm } from './segment-form.ts';
import { useSegmentsWords } from './use-segments-words.ts';

/** One segment as a sentence: «only the visits with a hit whose …». */
export function SegmentPart({
  place,
  form,
  dimensions,
  onChange,
  onRemove,
}: {
  place: number;
  form: SegmentForm;
  dimensions: readonly DimensionEntry[];
  onChange: (form: SegmentForm) => void;
  onRemove?: () => void;
}) {
  const words = useSegmentsWords();
  const names = useNames();
  const relationsOf = (key: string) => names.dimension(key)?.relations ?? [];
  const label = words.part(place + 1);
  return (
    <fieldset className={styles.part}>
      <legend className="heard">{label}</legend>
      <div className={styles.unit}>
        {place > 0 && <span className={styles.and}>{words.and}</span>}
        <select
          aria-label={words.kind}
          value={form.isExcluded ? 'without' : 'only'}
          onChange={(event) => onChange({ ...form, isExcluded: event.target.value === 'without' })}
        >
          <option value="only">{words.only}</option>
          <option value="without">{words.without}</option>
        </select>
        <select
          aria-label={words.level}
          value={form.level}
          onChange={(event) => onChange({ ...form, level: event.target.value as SegmentForm['level'] })} // cast: the options below
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {words.levels[level]}
            </option>
          ))}
        </select>
        {onRemove && (
          <button type="button" className={styles.removePart} onClick={onRemove}>
            {words.removePart}
          </button>
        )}
      </div>
      <p className={styles.explained}>{words.explained[form.level]}</p>
      <ConditionRows
        label={label}
        form={form.where}
        dimensions={dimensions}
        isPossible={(entry, others) => isOfLevel(form.level, entry.relations, others.map(relationsOf))}
        onChange={(where) => onChange({ ...form, where })}
      />
    </fieldset>
  );
}
