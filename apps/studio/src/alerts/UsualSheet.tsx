import type { SilenceAnswer } from '@sintonia/contracts';
import { use } from 'react';
import { Sheet } from '../design/Sheet.tsx';
import { FigureButton } from '../figures/FigureButton.tsx';
import sheet from '../figures/FigureSheet.module.css';
import { RequestedFigureSheet } from '../figures/RequestedFigureSheet.tsx';
import { useSheetWords } from '../figures/use-sheet-words.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { ReportTable } from '../tables/ReportTable.tsx';
import { hourOfSection } from './section-hour.ts';
import { useAlertsWords } from './use-alerts-words.ts';

/** What is usual in a section: the median of its past hours, each of which opens in turn. */
export function UsualSheet({
  name,
  row,
  hours,
  hour,
  suite,
  onHour,
  onClose,
}: {
  /** Name of the section. */
  name: string;
  row: SilenceAnswer['sections'][number];
  hours: SilenceAnswer['hours'];
  /** The hour that is opened; null for the list of them. */
  hour: SilenceAnswer['hours'][number] | null;
  suite: string | null;
  onHour: (index: number) => void;
  onClose: (isRequested: boolean) => void;
}) {
  const words = useAlertsWords();
  const { sheet: sheetWords } = useSheetWords();
  const { time } = useQueryWords();
  const formats = useFormats();
  const timeZone = use(TimeZoneContext);
  const title = `${name}: ${words.usual}`;
  if (hour) {
    const query = hourOfSection({ ...hour, section: row.section, suite }, timeZone);
    return <RequestedFigureSheet name={name} metric="pageviews" query={query} onClose={onClose} />;
  }
  return (
    <Sheet title={title} close={sheetWords.close} onClose={onClose}>
      <p className={sheet.number}>{row.usual === null ? '' : formats.count(row.usual)}</p>
      <p className={sheet.sentence}>{words.usualSentence}</p>
      <h3 className={sheet.part}>{words.usualHours}</h3>
      <ReportTable
        caption={title}
        columns={[
          {
            name: time.hour,
            value: (at: number) => hours[at]?.from ?? '',
            show: (at: number) => formats.dateTime(hours[at]?.from ?? ''),
          },
          {
            name: words.pageViews,
            value: (at: number) => row.past[at] ?? 0,
            show: (at: number) => (
              <FigureButton name={words.pageViews} value={row.past[at] ?? 0} onOpen={() => onHour(at)}>
                {formats.count(row.past[at] ?? 0)}
              </FigureButton>
            ),
            isNumber: true,
          },
        ]}
        rows={[...hours.keys()]}
        rowKey={String}
      />
    </Sheet>
  );
}
