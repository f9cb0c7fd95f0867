import type { OverviewReport } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { OpenableFigure } from '../figures/OpenableFigure.tsx';
import { useFormats, useWords } from '../messages/language.ts';
import type { ReportScope } from '../query/report-request.ts';
import { Empty } from '../states/Empty.tsx';
import { NameCell } from '../tables/NameCell.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { overviewQuery } from './overview-query.ts';

type Row = OverviewReport['pages'][number];

export function TopPages({ report, scope }: { report: OverviewReport; scope: ReportScope }) {
  const { overview: words, metrics } = useWords();
  const formats = useFormats();
  const total = report.totals.pageviews;
  const most = report.pages[0]?.pageviews ?? 0;
  const figure = (metric: 'pageviews' | 'visitors') => (row: Row) => (
    <OpenableFigure
      name={`${row.pageName}: ${metrics[metric]}`}
      query={overviewQuery(scope, metric, { is: 'equals', dimension: 'page', value: row.pageName })}
      value={row[metric]}
    >
      {formats.count(row[metric])}
    </OpenableFigure>
  );
  const columns: Column<Row>[] = [
    {
      name: words.page,
      value: (row) => row.pageName,
      show: (row) => (
        <NameCell kind="page" name={row.pageName} path={row.path} part={row.pageviews / most} colour="temps" />
      ),
    },
    {
      name: metrics.pageviews,
      value: (row) => row.pageviews,
      show: figure('pageviews'),
      isNumber: true,
    },
    {
      name: words.share,
      value: (row) => (total > 0 ? row.pageviews / total : 0),
      show: (row) => formats.share(row.pageviews, total),
      isNumber: true,
    },
    {
      name: metrics.visitors,
      value: (row) => row.visitors,
      show: figure('visitors'),
      isNumber: true,
    },
  ];
  return (
    <Section title={words.pages}>
      {report.pages.length === 0 ? (
        <Empty what={words.noPages} advice={words.noPagesAdvice} />
      ) : (
        <ReportTable
          inAddress="taula-pagines"
          caption={words.pages}
          columns={columns}
          alsoInFile={[{ name: 'URL', value: (row) => row.path }]}
          rows={report.pages}
          rowKey={(row) => `${row.pageName} ${row.path}`}
        />
      )}
    </Section>
  );
}
