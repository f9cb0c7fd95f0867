import { useFormats, useWords } from '../messages/language.ts';
import styles from './DataTime.module.css';

/** One line: when the figures above were counted. */
export function DataTime({ at }: { at: Date | number }) {
  const words = useWords().realtime;
  const formats = useFormats();
  const time = new Date(at);
  return (
    <p className={styles.time}>
      <time dateTime={time.toISOString()}>{words.staleSince(formats.minute(time))}</time>
    </p>
  );
}
