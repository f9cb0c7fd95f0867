import type { ErasureCertificate } from '@sintonia/contracts';
import { useRef } from 'react';
import { Link } from 'react-router';
import buttons from '../design/Button.module.css';
import { download } from '../design/download.ts';
import layout from '../design/layout.module.css';
import { pseudonymOf } from '../links/pseudonym-of.ts';
import { useFormats } from '../messages/language.ts';
import { printOnly } from '../tables/print-only.ts';
import { certificateAddress, certificateLines } from './certificate-lines.ts';
import styles from './Privacy.module.css';
import { usePrivacyWords } from './use-privacy-words.ts';

/** What an erasure deleted, to print or to save. @param isAlone on its own screen, which has its title and address */
export function Certificate({ certificate, isAlone = false }: { certificate: ErasureCertificate; isAlone?: boolean }) {
  const words = usePrivacyWords();
  const formats = useFormats();
  const part = useRef<HTMLElement>(null);
  const { id, subject, at } = certificate;
  const lines = certificateLines(certificate, words, formats);
  const text = () => [words.certificate, '', ...lines.map((line) => line.join(': ')), '', at].join('\r\n');
  return (
    <>
      <section ref={part} className={styles.certificate} aria-label={words.certificate} role="status">
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
      </section>
      <div className={styles.acts}>
        <button
          type="button"
          className={buttons.plain}
          onClick={() => download(`certificat-${pseudonymOf(subject)}.txt`, text(), 'text/plain')}
        >
          {words.download}
        </button>
        <button type="button" className={buttons.plain} onClick={() => part.current && printOnly(part.current)}>
          {words.print}
        </button>
        {!isAlone && (
          <Link className={buttons.plain} to={certificateAddress(id)}>
            {words.openCertificate}
          </Link>
        )}
      </div>
    </>
  );
}
