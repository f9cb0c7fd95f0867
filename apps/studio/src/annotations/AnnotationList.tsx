import { Annotation } from '@sintonia/contracts';
import { type FormEvent, use, useState } from 'react';
import { AnyAnswer, send } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { instantOfWall, wallClock } from '../period/civil-day.ts';
import styles from './AnnotationList.module.css';
import { annotationText, useAnnotationWords } from './annotation-words.ts';

/**
 * Annotations in words, a form for another one, and removal. Broadcasts are apart: most of a day’s annotations are their
 * beginnings.
 */
export function AnnotationList({
  annotations,
  onChanged,
}: {
  annotations: readonly Annotation[];
  onChanged: () => void;
}) {
  const words = useAnnotationWords();
  const formats = useFormats();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { isBusy, error, act } = useRequest();
  const isBroadcast = ({ kind }: Annotation) => kind === 'broadcast';
  const broadcasts = annotations.filter(isBroadcast);
  const others = annotations.filter((one) => !isBroadcast(one));
  const remove = async ({ id }: Annotation) => {
    const answer = await act(send('POST', `/api/annotations/${encodeURIComponent(id)}/remove`, {}, AnyAnswer));
    if (!answer) return;
    setLeaving(null);
    onChanged();
  };
  const entry = (annotation: Annotation) => {
    const text = annotationText(annotation, words);
    return (
      <li key={annotation.id} className={styles.annotation}>
        <time dateTime={annotation.at} className={styles.quiet}>
          {formats.day(annotation.at)}, {formats.minute(annotation.at)}
        </time>
        <span>
          {text} {annotation.by && <span className={styles.quiet}>{words.by(annotation.by)}</span>}
        </span>
        {annotation.mayRemove && leaving !== annotation.id && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={words.removeOf(text)}
            onClick={() => setLeaving(annotation.id)}
          >
            {words.remove}
          </button>
        )}
        {leaving === annotation.id && (
          <fieldset className={styles.sure}>
            <legend>{words.sure}</legend>
            <button
              type="button"
              className={buttons.primary}
              // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone, and the keyboard goes on here
              autoFocus
              disabled={isBusy}
              onClick={() => remove(annotation)}
            >
              {words.doRemove}
            </button>
            <button type="button" className={buttons.plain} onClick={() => setLeaving(null)}>
              {words.keep}
            </button>
            {error && (
              <p role="alert" className={styles.fault}>
                {words.refused}
              </p>
            )}
          </fieldset>
        )}
      </li>
    );
  };
  return (
    <>
      {annotations.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <ol aria-label={words.title}>{others.map(entry)}</ol>
      {broadcasts.length > 0 && (
        <details open={others.length === 0}>
          <summary>{words.broadcasts(formats.count(broadcasts.length))}</summary>
          <ol>{broadcasts.map(entry)}</ol>
        </details>
      )}
      {isAdding ? (
        <AddForm
          onCancel={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            onChanged();
          }}
        />
      ) : (
        <button type="button" className={buttons.plain} onClick={() => setAdding(true)}>
          {words.add}
        </button>
      )}
    </>
  );
}

function AddForm({ onAdded, onCancel }: { onAdded: () => void; onCancel: () => void }) {
  const words = useAnnotationWords();
  const timeZone = use(TimeZoneContext);
  const { isBusy, error, act, setError } = useRequest();
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const at = instantOfWall(String(form.get('at')).slice(0, 16), timeZone);
    const text = String(form.get('text')).trim();
    setError(null);
    setFault(at === null ? words.badTime : '');
    if (at === null || text === '') return;
    if (await act(send('POST', '/api/annotations', { at: at.toISOString(), text }, Annotation))) onAdded();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label>
        <span>{words.when}</span>
        <input type="datetime-local" name="at" defaultValue={wallClock(new Date(), timeZone)} />
      </label>
      <label className={styles.what}>
        <span>
          {words.what} <span className={styles.quiet}>({words.whatHint})</span>
        </span>
        <input type="text" name="text" maxLength={200} autoComplete="off" />
      </label>
      <button type="submit" className={buttons.primary} disabled={isBusy}>
        {words.save}
      </button>
      <button type="button" className={buttons.plain} onClick={onCancel}>
        {words.cancel}
      </button>
      <p role="alert" className={styles.fault}>
        {fault || (error ? words.refused : '')}
      </p>
    </form>
  );
}
