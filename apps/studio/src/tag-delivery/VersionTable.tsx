import { Environment, type LibraryStatus, type LibraryVersion, shortVersion } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';

/** Every version; versions never change. */
export function VersionTable({ library }: { library: LibraryStatus }) {
  const words = useScreenWords().tagDelivery;
  const formats = useFormats();
  const whereOf = (id: string) =>
    Environment.options
      .filter((environment) => library.environments[environment]?.version === id)
      .map((environment) => words.environments[environment]);
  const columns: Column<LibraryVersion>[] = [
    {
      name: words.columns.version,
      value: ({ id }) => id,
      show: ({ id }) => <code title={id}>{shortVersion(id)}</code>,
    },
    { name: words.columns.rules, value: ({ rules }) => rules },
    {
      name: words.columns.published,
      value: ({ publishedAt }) => publishedAt,
      show: ({ publishedAt }) => formats.dateTime(publishedAt),
    },
    {
      name: words.columns.size,
      value: ({ bytes }) => bytes,
      show: ({ bytes }) => words.kilobytes(formats.ratio(bytes / 1024)),
      isNumber: true,
    },
    { name: words.columns.where, value: ({ id }) => whereOf(id).join(', ') || words.nowhere },
  ];
  return (
    <Section title={words.versions}>
      <ReportTable
        inAddress="taula-versions"
        isStacked
        caption={words.versions}
        columns={columns}
        rows={library.versions}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}
