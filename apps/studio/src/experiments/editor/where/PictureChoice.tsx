import type { PictureChoices } from '@sintonia/contracts';
import { useState } from 'react';
import { TextField } from '../../../forms/Field.tsx';
import { plain } from '../../../messages/plain-text.ts';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import styles from './PictureChoice.module.css';

/** Limit of the list; the filter finds the others. */
const MOST = 60;

/** A picture of the broadcaster: its name for a slot, its address for an element. */
export function PictureChoice({
  pictures,
  isSlot,
  value,
  onChange,
}: {
  pictures: PictureChoices;
  isSlot: boolean;
  value: string;
  onChange: (value: string) => void;
}) {
  const words = useScreenWords().experimentEditor.variants;
  const [search, setSearch] = useState('');
  const found = pictures.filter(({ name }) => plain(name).includes(plain(search.trim()))).slice(0, MOST);
  return (
    <div className={styles.choice}>
      {!isSlot && <TextField label={words.address} value={value} onChange={onChange} />}
      <TextField label={words.findPicture} value={search} onChange={setSearch} />
      {found.length === 0 && <p>{words.noPicture}</p>}
      <ul className={styles.pictures} aria-label={words.picture}>
        {found.map(({ name, url }) => {
          const own = isSlot ? name : url;
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.picture}
                aria-pressed={value === own}
                aria-label={name}
                title={name}
                onClick={() => onChange(own)}
              >
                <img src={url} alt="" loading="lazy" width="120" height="68" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
