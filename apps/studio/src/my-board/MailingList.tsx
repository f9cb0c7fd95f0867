import { mailedListOf, type SavedView, type ViewMailing } from '@sintonia/contracts';
import { useState } from 'react';
import { recipientOptions, useRecipients } from '../api/use-recipients.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { Select } from '../forms/Select.tsx';
import { useFormats } from '../messages/language.ts';
import { addMailing, removeMailing, sendMailing } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import styles from './MyBoard.module.css';

/** Recipients of a view every Monday, result of the last email, and a button to send one now. */
export function MailingList({ view, onChanged }: { view: SavedView; onChanged: () => void }) {
  const words = useSavedViewsWords();
  const formats = useFormats();
  const { isBusy, error, act } = useRequest();
  const [to, setTo] = useState('');
  const [status, setStatus] = useState('');
  const people = useRecipients(view.path).filter(({ email }) => !view.mailings.some((mailing) => mailing.to === email));
  const stateText = ({ state: at, stateAt, nextAt, problem }: ViewMailing) => {
    const text = words.state[at](stateAt ? formats.dateTime(stateAt) : '', formats.day(nextAt));
    return problem ? `${text}: ${words.problem[problem]}` : text;
  };
  const add = async () => {
    if (!(await act(addMailing(view.id, to)))) return;
    setTo('');
    onChanged();
  };
  const stop = async ({ id }: ViewMailing) => {
    if (await act(removeMailing(id))) onChanged();
  };
  const sendNow = async (mailing: ViewMailing) => {
    const isSent = await act(sendMailing(mailing.id));
    setStatus(isSent ? words.sentNow(mailing.to) : words.notSentNow);
  };
  return (
    <div className={styles.form}>
      <h4 className={styles.mailTitle}>{words.mailings}</h4>
      <p className={styles.note}>{mailedListOf(view.path) ? words.mailingsOfList : words.mailingsWhy}</p>
      {view.mailings.length === 0 && <p>{words.noMailings}</p>}
      <ul>
        {view.mailings.map((mailing) => (
          <li key={mailing.id} className={styles.mailing}>
            <span>
              <strong>{mailing.to}</strong> <span className={styles.note}>{stateText(mailing)}</span>
            </span>
            <span className={styles.acts}>
              <button
                type="button"
                className={buttons.plain}
                aria-label={words.sendNowOf(mailing.to)}
                disabled={isBusy}
                onClick={() => sendNow(mailing)}
              >
                {words.sendNow}
              </button>
              <button
                type="button"
                className={buttons.plain}
                aria-label={words.stopOf(mailing.to)}
                disabled={isBusy}
                onClick={() => stop(mailing)}
              >
                {words.stop}
              </button>
            </span>
          </li>
        ))}
      </ul>
      <Select
        label={words.person}
        value={to}
        options={{ '': words.choose, ...recipientOptions(people) }}
        onChange={setTo}
      />
      <button type="button" className={buttons.plain} disabled={isBusy || to === ''} onClick={add}>
        {words.add}
      </button>
      <p role="status">{status}</p>
      <ErrorText error={status === '' ? error : null} texts={words.refused} />
    </div>
  );
}
