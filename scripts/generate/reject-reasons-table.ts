/** Reasons for rejecting an event, as a table for docs/operations.md (S-04). */
import { REJECT_REASON_TABLE } from '../../packages/contracts/src/reject-reasons.ts';
import { markdownTable, withGenerated } from './markdown-table.ts';

const MARKS = ['<!-- reasons: npm run generate -->', '<!-- /reasons -->'] as const;

export const withRejectReasons = (document: string): string =>
  withGenerated(
    document,
    MARKS,
    markdownTable(
      ['reason', 'meaning'],
      Object.entries(REJECT_REASON_TABLE).map(([reason, { message }]) => [`\`${reason}\``, message]),
    ),
  );
