/** The configuration as a table for docs/operations.md, generated from `config-variables.ts`. */
import { VARIABLES } from '../config/config-variables.ts';
import { markdownTable, withGenerated } from './markdown-table.ts';

export const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);

const MARKS = ['<!-- configuration: npm run docs:config -->', '<!-- /configuration -->'] as const;

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
