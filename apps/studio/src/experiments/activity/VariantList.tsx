import type { ActivityDetail } from '@sintonia/contracts';
import { useState } from 'react';
import buttons from '../../design/Button.module.css';
import { CopyButton } from '../../design/CopyButton.tsx';
import { Section } from '../../design/Section.tsx';
import { TextField } from '../../forms/Field.tsx';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { offerTexts } from '../texts/offer-texts.ts';
import { previewLinkOn } from './preview-link.ts';
import styles from './VariantList.module.css';

/** Slots exist only on our own pages; other changes may be on any page. */
const mayBeElsewhere = ({ variants }: ActivityDetail) =>
  variants.some(({ offers }) => offers.some(({ kind }) => kind !== 'slots'));

/** The variants: weights, changes, and uncounted previews. */
export function VariantList({ activity }: { activity: ActivityDetail }) {
  const words = useScreenWords().experiments;
  const formats = useFormats();
  const [address, setAddress] = useState('');
  const onPage = (link: string) => previewLinkOn(address, link) ?? link;
  const linksOf = (key: string) => activity.previews.find(({ variant }) => variant === key);
  return (
    <Section
      title={words.detail.variants}
      aside={
        <a className={styles.end} href={onPage(activity.endTrialUrl)} target="_blank" rel="noreferrer">
          {words.detail.endPreview}
        </a>
      }
    >
      <ol className={styles.list}>
        {activity.variants.map((variant) => {
          const lines = variant.offers.flatMap((offer) => offerTexts(offer, words));
          const links = linksOf(variant.key);
          return (
            <li key={variant.key} className={styles.variant}>
              <div className={styles.head}>
                <h3 className={styles.name}>{variant.name}</h3>
                <p className={styles.weight}>{words.detail.weight(formats.chosenShare(variant.weight / 10_000))}</p>
              </div>
              <span className={styles.bar} style={{ inlineSize: `${variant.weight / 100}%` }} aria-hidden="true" />
              {lines.length === 0 && <p className={styles.asItIs}>{words.detail.asItIs}</p>}
              <ul className={styles.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {links && (
                <div className={styles.links}>
                  <PreviewLink text={onPage(links.url)} name={variant.name} />
                  <a
                    className={buttons.plain}
                    href={onPage(links.trialUrl)}
                    target="_blank"
                    rel="noreferrer"
                    title={words.detail.previewHint}
                  >
                    {words.detail.openPreview}
                  </a>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.why}>{words.detail.previewWhy}</p>
      <p className={styles.why}>{words.detail.previewHint}</p>
      {mayBeElsewhere(activity) && (
        <div className={styles.elsewhere}>
          <TextField
            label={words.detail.elsewhere}
            why={words.detail.elsewhereWhy}
            type="url"
            value={address}
            onChange={setAddress}
          />
        </div>
      )}
    </Section>
  );
}

function PreviewLink({ text, name }: { text: string; name: string }) {
  const words = useScreenWords().experiments.detail;
  return (
    <>
      <a
        className={buttons.plain}
        href={text}
        target="_blank"
        rel="noreferrer"
        aria-label={`${words.preview}: ${name}`}
      >
        {words.preview}
      </a>
      <CopyButton text={() => text} label={`${words.copy}: ${name}`}>
        {words.copy}
      </CopyButton>
    </>
  );
}
