import type { SavedSegment } from '@sintonia/contracts';
import { useState } from 'react';
import { useRequest } from '../api/use-request.ts';
import { removeSegment } from './fetch-segments.ts';
import styles from './SegmentPicker.module.css';
import { useSegmentsWords } from './use-segments-words.ts';

export function Entry({
  saved,
  isOn,
  onToggle,
  onEdit,
  onRemoved,
}: {
  saved: SavedSegment;
  isOn: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onRemoved: () => void;
}) {
  const words = useSegmentsWords();
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, error, act } = useRequest();
  const remove = async () => {
    if (await act(removeSegment(saved.id))) onRemoved();
  };
  return (
    <li className={styles.entry}>
      <label>
        <input type="checkbox" checked={isOn} onChange={onToggle} />
        <span>{saved.name}</span>
      </label>
      <button type="button" className={styles.act} onClick={onEdit} aria-label={words.edit(saved.name)}>
        {words.change}
      </button>
      <button
        type="button"
        className={styles.act}
        disabled={isBusy}
        onClick={() => (isConfirming ? void remove() : setConfirming(true))}
        aria-label={isConfirming ? words.confirmRemoval(saved.name) : words.remove(saved.name)}
      >
        {isConfirming ? words.confirm : words.delete}
      </button>
      {error && (
        <p role="alert" className={styles.fault}>
          {words.notRemoved}
        </p>
      )}
    </li>
  );
}
