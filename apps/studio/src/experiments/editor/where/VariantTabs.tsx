import buttons from '../../../design/Button.module.css';
import { Choice } from '../../../design/Choice.tsx';
import { TextField } from '../../../forms/Field.tsx';
import { useScreenWords } from '../../../messages/use-screen-words.ts';
import type { PartProps } from '../Editor.tsx';
import { evenWeights, nextKey, type VariantForm } from '../form.ts';
import styles from './WherePart.module.css';

/** Selected variant, with its name and weight. */
export function VariantTabs({
  form,
  change,
  shownKey,
  onShow,
}: PartProps & { shownKey: string; onShow: (key: string) => void }) {
  const words = useScreenWords().experimentEditor.variants;
  const { variants } = form;
  const shown = variants.find(({ key }) => key === shownKey);
  const put = (fields: Partial<VariantForm>) =>
    change({ variants: variants.map((one) => (one.key === shownKey ? { ...one, ...fields } : one)) });
  const add = () => {
    const key = nextKey(variants);
    change({
      variants: evenWeights([...variants, { key, name: words.next(key.toUpperCase()), weight: '', edits: [] }]),
    });
    onShow(key);
  };
  const least = form.kind === 'audience' ? 1 : 2;
  return (
    <div className={styles.variants}>
      <div className={styles.tabs}>
        <Choice
          legend={words.title}
          options={variants.map(({ key, name, weight }) => ({ value: key, label: name || '…', count: `${weight} %` }))}
          value={shownKey}
          onChange={onShow}
        />
      </div>
      {shown && (
        <div className={styles.variant}>
          <TextField label={words.name} value={shown.name} onChange={(name) => put({ name })} />
          <TextField
            label={words.weight}
            inputMode="decimal"
            value={shown.weight}
            onChange={(weight) => put({ weight })}
          />
        </div>
      )}
      <div className={styles.buttons}>
        <button type="button" className={buttons.plain} onClick={add} disabled={variants.length >= 20}>
          {words.add}
        </button>
        <button type="button" className={buttons.plain} onClick={() => change({ variants: evenWeights(variants) })}>
          {words.even}
        </button>
        {variants.length > least && (
          <button
            type="button"
            className={buttons.plain}
            onClick={() => change({ variants: evenWeights(variants.filter(({ key }) => key !== shownKey)) })}
          >
            {words.remove}
          </button>
        )}
      </div>
    </div>
  );
}
