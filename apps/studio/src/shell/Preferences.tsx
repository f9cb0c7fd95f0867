import { use } from 'react';
import { Choice } from '../design/Choice.tsx';
import { DENSITIES } from '../design/density.ts';
import { ThemeContext } from '../design/ThemeContext.tsx';
import { THEMES } from '../design/theme.ts';
import { LanguageContext, useWords } from '../messages/language.ts';
import { LANGUAGES } from '../messages/language-names.ts';
import styles from './Preferences.module.css';

/** Language, appearance and density, stored on this device. */
export function Preferences() {
  const words = useWords();
  const language = use(LanguageContext);
  const appearance = use(ThemeContext);
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
        value={appearance.theme}
        onChange={appearance.choose}
      />
      <Choice
        legend={words.density.label}
        options={DENSITIES.map((value) => ({ value, label: words.density[value] }))}
        value={appearance.density}
        onChange={appearance.chooseDensity}
      />
    </div>
  );
}
