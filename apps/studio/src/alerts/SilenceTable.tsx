import { MIN_HISTORY_HOURS, type SilenceAnswer } from '@sintonia/contracts';
import { lazy, Suspense, use } from 'react';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { FigureButton } from '../figures/FigureButton.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { shortKey } from '../links/sheet-address.ts';
import { useSheet } from '../links/use-sheet.ts';
import { NO_FIGURE } from '../messages/formats.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import styles from './Alerts.module.css';
import { hourOfSection } from './section-hour.ts';
import { useAlertsWords } from './use-alerts-words.ts';

/** Opens with a press. */
const UsualSheet = lazy(async () => ({ default: (await import('./UsualSheet.tsx')).UsualSheet }));

/** Sections that stopped sending page views: a summary, then one row per section. */
export function SilenceTable({
  silence,
  suite,
  onWatch,
}: {
  silence: SilenceAnswer;
  /** Null for the server's default. */
  suite: string | null;
  onWatch: () => void;
}) {
  const words = useAlertsWords();
  const formats = useFormats();
  const textOf = useValueText();
  const timeZone = use(TimeZoneContext);
  const { sections, hoursCompared, hours, from, to } = silence;
  // `/esports` for the usual of a section, `0/esports` for the first of its hours.
  const [opened, open, close] = useSheet('habitual');
  const place = opened?.indexOf('/') ?? 0;
  const usualOf = opened === null ? undefined : sections.find(({ section }) => section === opened.slice(place + 1));
  const nameOf = (section: string) => (section ? textOf('section', section) : words.noSection);
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
    { name: words.section, value: ({ section }) => nameOf(section) },
    {
      name: words.now,
      value: ({ now }) => now,
      show: ({ now, section }) => (
        <OpenableFigure
          name={`${nameOf(section)}: ${words.now}`}
          query={hourOfSection({ from, to, section, suite }, timeZone)}
          value={now}
          group={`hora-${shortKey(section)}`}
        >
          {formats.count(now)}
        </OpenableFigure>
      ),
      isNumber: true,
    },
    {
      name: words.usual,
      value: ({ usual }) => usual ?? '',
      show: ({ usual, section }) =>
        usual === null ? (
          NO_FIGURE
        ) : (
          <FigureButton name={`${nameOf(section)}: ${words.usual}`} value={usual} onOpen={() => open(`/${section}`)}>
            {formats.count(usual)}
          </FigureButton>
        ),
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
      {usualOf && opened !== null && (
        <Suspense fallback={null}>
          <UsualSheet
            name={nameOf(usualOf.section)}
            row={usualOf}
            hours={hours}
            hour={place === 0 ? null : (hours[Number(opened.slice(0, place))] ?? null)}
            suite={suite}
            onHour={(index) => open(`${index}/${usualOf.section}`)}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}
