import type { ErasureCertificate } from '@sintonia/contracts';
import { useState } from 'react';
import buttons from '../design/Button.module.css';
import { download } from '../design/download.ts';
import layout from '../design/layout.module.css';
import { useFormats } from '../messages/language.ts';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

/** Erasure with a confirmation, and its certificate. */
export function ErasurePart({
  isBusy,
  certificate,
  onErase,
}: {
  isBusy: boolean;
  certificate: ErasureCertificate | null;
  onErase: () => Promise<void>;
}) {
  const words = usePrivacyWords();
  const formats = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  if (certificate) {
    const { subject, by, at, erased, sessions, remaining } = certificate;
    const counts = (['hits', 'playback', 'rejected'] as const).map(
      (table) => `${words.tables[table]}: ${formats.count(erased[table])}`,
    );
    const lines: [string, string][] = [
      [words.subject, subject],
      [words.when, formats.dateTime(at)],
      [words.by, by],
      [words.erased, counts.join(' · ')],
      [words.sessions, formats.count(sessions)],
      [words.remaining, formats.count(remaining)],
    ];
    const text = () => [words.certificate, '', ...lines.map((line) => line.join(': ')), '', at].join('\r\n');
    return (
      <section className={styles.certificate} aria-label={words.certificate} role="status">
        <h3>{words.certificate}</h3>
        <dl>
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={layout.quiet}>{words.certificateAdvice}</p>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => download(`certificat-${subject.split(' ').at(-1)}.txt`, text(), 'text/plain')}
        >
          {words.download}
        </button>
      </section>
    );
  }
  return (
    <div className={styles.acts}>
      {isConfirming ? (
        <fieldset className={layout.confirmation}>
          <legend>{words.sure}</legend>
          <button type="button" className={buttons.primary} disabled={isBusy} onClick={onErase}>
            {isBusy ? words.erasing : words.doErase}
          </button>
          <button type="button" className={buttons.plain} disabled={isBusy} onClick={() => setConfirming(false)}>
            {words.cancel}
          </button>
        </fieldset>
      ) : (
        <button type="button" className={buttons.plain} onClick={() => setConfirming(true)}>
          {words.erase}
        </button>
      )}
    </div>
  );
}
