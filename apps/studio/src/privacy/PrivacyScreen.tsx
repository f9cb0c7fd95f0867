import { useState } from 'react';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { AdministratorsOnly } from '../session/AdministratorsOnly.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { ChoicesPart } from './ChoicesPart.tsx';
import { ErasuresPart } from './ErasuresPart.tsx';
import styles from './Privacy.module.css';
import { RetentionPart } from './RetentionPart.tsx';
import { usePrivacyWords } from './use-privacy-words.ts';
import { VisitorPart } from './VisitorPart.tsx';

/** Consent choices; proofs, export and erasure for one visitor; certificates of erasures; retention. */
export function PrivacyScreen() {
  const words = usePrivacyWords();
  /** Erasures on this screen: the list is requested again after each. */
  const [erased, setErased] = useState(0);
  return (
    <AdministratorsOnly title={words.title}>
      <ScreenHeader title={words.title}>
        <PeriodBar hasComparison={false} />
        <SaveButton name={words.title} />
      </ScreenHeader>
      <div className={styles.parts}>
        <ChoicesPart />
        <VisitorPart onErased={() => setErased((n) => n + 1)} />
        <ErasuresPart key={erased} />
        <RetentionPart />
      </div>
    </AdministratorsOnly>
  );
}
