import type { OverviewReport } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { NO_FIGURE } from '../messages/formats.ts';
import { useFormats, useWords } from '../messages/language.ts';
import type { ReportScope } from '../query/report-request.ts';
import { Empty } from '../states/Empty.tsx';
import { NameCell } from '../tables/NameCell.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { overviewQuery } from './overview-query.ts';
import { completedPart, secondsPerViewer } from './play-ratios.ts';

type Row = OverviewReport['videos'][number];

export function TopVideos({ report, scope }: { report: OverviewReport; scope: ReportScope }) {
  const { overview: words, metrics } = useWords();
  const formats = useFormats();
  const most = report.videos[0]?.plays ?? 0;
  const figure = (row: Row, metric: string, name: string, value: number | null, text: string) => (
    <OpenableFigure
      name={`${row.name}: ${name}`}
      query={overviewQuery(scope, metric, { is: 'equals', dimension: 'mediaId', value: row.videoId })}
      value={value}
    >
      {text}
    </OpenableFigure>
  );
  const counted = (key: 'plays' | 'completions' | 'uniqueViewers'): Column<Row> => ({
    name: metrics[key],
    value: (row) => row[key],
    show: (row) => figure(row, key, metrics[key], row[key], formats.count(row[key])),
    isNumber: true,
  });
  const columns: Column<Row>[] = [
    {
      name: words.video,
      value: (row) => row.name,
      show: (row) => <NameCell kind="title" name={row.name} part={most > 0 ? row.plays / most : 0} colour="tele" />,
    },
    counted('plays'),
    counted('completions'),
    {
      name: words.completionRate,
      value: (row) => completedPart(row) ?? '',
      show: (row) => (completedPart(row) === null ? NO_FIGURE : formats.share(row.completions, row.plays)),
      isNumber: true,
    },
    counted('uniqueViewers'),
    {
      name: metrics.contentTimeSpent,
      value: (row) => row.contentTimeSpent,
      show: (row) =>
        figure(
          row,
          'contentTimeSpent',
          metrics.contentTimeSpent,
          row.contentTimeSpent,
          formats.duration(row.contentTimeSpent),
        ),
      isNumber: true,
    },
    {
      name: words.average,
      value: (row) => secondsPerViewer(row) ?? '',
      show: (row) => {
        const seconds = secondsPerViewer(row);
        return seconds === null
          ? NO_FIGURE
          : figure(row, 'averageTimePerViewer', words.average, seconds, formats.duration(seconds));
      },
      isNumber: true,
    },
  ];
  return (
    <Section title={words.videos}>
      {report.videos.length === 0 ? (
        <Empty what={words.noVideos} advice={words.noVideosAdvice} />
      ) : (
        <ReportTable
          inAddress="taula-videos"
          caption={words.videos}
          columns={columns}
          alsoInFile={[{ name: 'ID', value: (row) => row.videoId }]}
          rows={report.videos}
          rowKey={(row) => row.videoId}
        />
      )}
    </Section>
  );
}
