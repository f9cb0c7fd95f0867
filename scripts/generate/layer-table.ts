/** The data layer as tables for docs/data-layer.md, generated from the table that tag, server and tests use. */
import { SPECIFIED_FIELDS, type SpecifiedField } from '../../packages/wire/src/layer/specified-fields.ts';
import { markdownTable, withGenerated } from './markdown-table.ts';

const MARKS = ['<!-- fields: npm run generate -->', '<!-- /fields -->'] as const;

const GROUPS = { page: 'Page', video: 'Video', user: 'User', tag: 'Derived by the tag' };

const uses = ({ isOfLink, isOfVisitor, isFirstOfList }: SpecifiedField): string =>
  [isOfLink && 'link events', isOfVisitor && 'consent', isFirstOfList && 'first entry'].filter(Boolean).join(', ');

const groupTable = (group: SpecifiedField['group']): string =>
  markdownTable(
    ['field (§ 3)', 'name', 'default (§ 5)', 'key', 'column', 'also', 'source'],
    SPECIFIED_FIELDS.filter((field) => field.group === group).map((field) => [
      field.specified,
      `\`${field.name}\``,
      field.missing,
      `\`${field.key}\``,
      `\`${field.column ?? `variables['${field.key}']`}\``,
      uses(field),
      field.source,
    ]),
  );

export const withLayerTable = (document: string): string =>
  withGenerated(
    document,
    MARKS,
    Object.entries(GROUPS)
      .map(([group, title]) => `### ${title}\n\n${groupTable(group as SpecifiedField['group'])}`) // cast: the table's own keys
      .join('\n\n'),
  );
