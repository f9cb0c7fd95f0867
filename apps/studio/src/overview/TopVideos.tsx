import type { OverviewReport } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { NameCell } from '../tables/NameCell.tsx';
import { type Column, CsvButton, ReportTable } from '../tables/ReportTable.tsx';

type Row = OverviewReport['videos'][number];

export function TopVideos({ report, file }: { report: OverviewReport; file: string }) {
  const { overview: words, metrics } = useWords();
  const formats = useFormats();
  const most = report.videos[0]?.plays ?? 0;
  const counted = (key: 'plays' | 'completions' | 'uniqueViewers'): Column<Row> => ({
    name: metrics[key],
    value: (row) => row[key],
    show: (row) => formats.count(row[key]),
    isNumber: true,
  });
  const columns: Column<Row>[] = [
    {
      name: words.video,
      value: (row) => row.name,
      show: (row) => <NameCell name={row.name} note={row.videoId} part={row.plays / most} colour="tele" />,
    },
    counted('plays'),
    counted('completions'),
    {
      name: words.completionRate,
      value: (row) => (row.plays > 0 ? row.completions / row.plays : 0),
      show: (row) => formats.share(row.completions, row.plays),
      isNumber: true,
    },
    counted('uniqueViewers'),
    {
      name: metrics.contentTimeSpent,
      value: (row) => row.contentTimeSpent,
      show: (row) => <data value={row.contentTimeSpent}>{formats.duration(row.contentTimeSpent)}</data>,
      isNumber: true,
    },
    {
      name: words.average,
      value: (row) => (row.plays > 0 ? row.contentTimeSpent / row.plays : 0),
      show: (row) => formats.duration(row.plays > 0 ? row.contentTimeSpent / row.plays : 0),
      isNumber: true,
    },
  ];
  const inFile: Column<Row>[] = [
    ...columns.slice(0, 1),
    { name: 'ID', value: (row) => row.videoId },
    ...columns.slice(1),
  ];
  return (
    <Section
      title={words.videos}
      aside={<CsvButton what={words.videos} file={`videos_${file}.csv`} columns={inFile} rows={report.videos} />}
    >
      {report.videos.length === 0 ? (
        <Empty what={words.noVideos} way={words.noVideosWay} />
      ) : (
        <ReportTable caption={words.videos} columns={columns} rows={report.videos} rowKey={(row) => row.videoId} />
      )}
    </Section>
  );
}
