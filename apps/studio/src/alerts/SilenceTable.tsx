import { MIN_HISTORY_HOURS, type SilenceAnswer } from '@sintonia/contracts';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Alerts.module.css';
import { useAlertsWords } from './use-alerts-words.ts';

/** Sections that stopped sending page views: a summary, then one row per section. */
export function SilenceTable({ silence, onWatch }: { silence: SilenceAnswer; onWatch: () => void }) {
  const words = useAlertsWords();
  const formats = useFormats();
  const textOf = useValueText();
  const { sections, hoursCompared, from, to } = silence;
  const silent = sections.filter(({ isSilent }) => isSilent);
  const isKnown = hoursCompared >= MIN_HISTORY_HOURS;
  const answer = () => {
    if (!isKnown) return words.notKnown;
    if (silent.length === 0) return words.notSilent;
    return silent.length === 1 ? words.silentOne : words.silentNow(formats.count(silent.length));
  };
  const stateOf = ({ isSilent, now }: SilenceAnswer['sections'][number]) =>
    isSilent ? words.silent : now > 0 ? words.sending : words.tooFew;
  const columns: Column<SilenceAnswer['sections'][number]>[] = [
    { name: words.section, value: ({ section }) => (section ? textOf('section', section) : words.noSection) },
    { name: words.now, value: ({ now }) => now, show: ({ now }) => formats.count(now), isNumber: true },
    {
      name: words.usual,
      value: ({ usual }) => usual ?? '',
      show: ({ usual }) => (usual === null ? NO_FIGURE : formats.count(usual)),
      isNumber: true,
    },
    {
      name: words.state,
      value: stateOf,
      show: (section) =>
        section.isSilent ? <strong className={styles.silent}>{words.silent}</strong> : stateOf(section),
    },
  ];
  return (
    <Section
      title={words.silence}
      aside={
        <button type="button" className={buttons.plain} onClick={onWatch}>
          {words.watchSilence}
        </button>
      }
    >
      <p className={styles.answer} data-silent={silent.length > 0}>
        {answer()}
      </p>
      <p className={styles.quiet}>
        {words.silenceWhy(formats.minute(from), formats.minute(to))} {!isKnown && words.noHistory}
      </p>
      {sections.length === 0 ? (
        <p>{words.noSections}</p>
      ) : (
        <ReportTable
          inAddress="taula-silencis"
          caption={words.silence}
          columns={columns}
          rows={sections}
          rowKey={({ section }) => section}
        />
      )}
    </Section>
  );
}
