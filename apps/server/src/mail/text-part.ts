/** Text part of a mail. Pure. */
import type { MailContent, MailPart, MailTable } from './mail-content.ts';
import { oneLine } from './one-line.ts';

export const textPart = ({ title, broadcaster, parts }: MailContent): string =>
  `${[oneLine(title), ...parts.map(textOf), oneLine(broadcaster)].join('\n\n')}\n`;

function textOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return oneLine(part.text);
    case 'list':
      return part.items.map((item, i) => `${i + 1}. ${oneLine(item)}`).join('\n');
    case 'table':
      return [...(part.caption ? [`${oneLine(part.caption)}:`] : []), ...part.rows.map(lineOf(part))].join('\n');
    case 'action':
      return `${oneLine(part.label)}: ${oneLine(part.address)}`;
    case 'note':
      return oneLine([part.text, part.address ?? ''].join(' '));
  }
}

const lineOf =
  ({ columns, as }: MailTable) =>
  ({ names, values }: MailTable['rows'][number], nth: number): string => {
    const name = names.map(oneLine).join(' · ');
    const said = columns.flatMap(({ inLine }, i) => {
      const value = oneLine(values[i] ?? '');
      return value === '' ? [] : [oneLine(inLine ? inLine(value) : value)];
    });
    if (as === 'ranking') return `${nth + 1}. ${name}: ${said.join(', ')}`;
    const [first = '', ...others] = said;
    return `${name}: ${first}${others.length > 0 ? ` (${others.join('; ')})` : ''}`;
  };
