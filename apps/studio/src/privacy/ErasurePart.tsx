import { ErasureCertificate, hasErased } from '@sintonia/contracts';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { useFormats } from '../messages/language.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import { Certificate } from './Certificate.tsx';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';
import { useVisitorErasures } from './use-visitor-erasures.ts';

/**
 * Erasure of a visitor with a confirmation, while it runs, and its certificate. A visitor who was erased before has the
 * certificate of that time.
 */
export function ErasurePart({ visitor, onErased }: { visitor: string; onErased: () => void }) {
  const words = usePrivacyWords();
  const formats = useFormats();
  const { isBusy, error, act } = useRequest();
  const { erasures, again } = useVisitorErasures(visitor);
  const [isConfirming, setConfirming] = useState(false);
  const [erased, setErased] = useState<ErasureCertificate | null>(null);
  const before = erasures?.certificate ?? null;
  const isRunning = isBusy || (erasures !== null && erasures.runningSince !== null);
  const isFirst = erased !== null && (hasErased(erased) || before === null || !hasErased(before));
  const certificate = isFirst ? erased : before;

  const erase = async () => {
    const answer = await act(send('POST', '/api/privacy/erase', { visitor }, ErasureCertificate));
    setConfirming(false);
    again();
    if (!answer) return;
    setErased(answer);
    onErased();
  };
  return (
    <>
      <ErrorText error={error} texts={{ beingErased: words.beingErased }} />
      {isRunning && (
        <p className={styles.lead} role="status">
          {words.erasing(erasures?.runningSince ? formats.dateTime(erasures.runningSince) : '')}
        </p>
      )}
      {!isRunning && certificate && (
        <>
          {!isFirst && (
            <p className={styles.lead}>
              {erased ? words.nothingMore : words.erasedBefore(formats.dateTime(certificate.at))}
            </p>
          )}
          <Certificate certificate={certificate} />
        </>
      )}
      {!isRunning && erased === null && (
        <div className={styles.acts}>
          {isConfirming ? (
            <fieldset className={layout.confirmation}>
              <legend>{words.sure}</legend>
              <button type="button" className={buttons.primary} onClick={erase}>
                {words.doErase}
              </button>
              <button type="button" className={buttons.plain} onClick={() => setConfirming(false)}>
                {words.cancel}
              </button>
            </fieldset>
          ) : (
            <button type="button" className={buttons.plain} onClick={() => setConfirming(true)}>
              {words.erase}
            </button>
          )}
        </div>
      )}
    </>
  );
}
