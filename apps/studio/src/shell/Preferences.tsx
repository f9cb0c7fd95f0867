import { use } from 'react';
import { Choice } from '../design/Choice.tsx';
import { ThemeContext } from '../design/ThemeContext.tsx';
import { THEMES } from '../design/theme.ts';
import { LanguageContext, useWords } from '../messages/language.ts';
import { LANGUAGES } from '../messages/language-names.ts';
import styles from './Preferences.module.css';

/** Language and appearance, stored on this device. */
export function Preferences() {
  const words = useWords();
  const language = use(LanguageContext);
  const theme = use(ThemeContext);
  return (
    <div className={styles.preferences}>
      <Choice
        legend={words.language.label}
        options={LANGUAGES.map((value) => ({ value, label: words.language[value], lang: value }))}
        value={language.language}
        onChange={language.choose}
      />
      <Choice
        legend={words.theme.label}
        options={THEMES.map((value) => ({ value, label: words.theme[value] }))}
        value={theme.theme}
        onChange={theme.choose}
      />
    </div>
  );
}
