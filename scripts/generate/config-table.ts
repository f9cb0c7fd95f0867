/** The configuration as a table for docs/operations.md, generated from `config-variables.ts`. */
import { VARIABLES } from '../../apps/server/src/config/config-variables.ts';
import { markdownTable, withGenerated } from './markdown-table.ts';

const MARKS = ['<!-- configuration: npm run generate -->', '<!-- /configuration -->'] as const;

export const withConfigTable = (document: string): string => withGenerated(document, MARKS, configTable());

const configTable = () =>
  markdownTable(
    ['variable', 'when unset', 'must be'],
    Object.entries(VARIABLES).map(([name, { unset, expects }]) => [
      `\`${name}\``,
      unset === null ? '' : `\`${unset}\``,
      expects,
    ]),
  );
