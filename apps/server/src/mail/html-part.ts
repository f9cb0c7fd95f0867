/**
 * HTML part of a mail: one column, styles in attributes, nothing that is loaded. Pure.
 *
 * Mail programs that do not know `light-dark()` leave the declaration out, and with it both the text's colour and the
 * paper's: they show their own.
 */
import { escapeMarkup } from '@sintonia/contracts';
import type { MailContent, MailPart, MailTable } from './mail-content.ts';
import { oneLine } from './one-line.ts';

/** Columns of values that a phone has room for, beside the names. Tables with more have one line for each value. */
const MAX_COLUMNS = 3;

const INK = 'color:light-dark(#14161a,#f1efea)';
const PAPER = 'background-color:light-dark(#fbfaf6,#101215)';
const QUIET = 'color:light-dark(#5a606b,#a3a9b4)';
const LINE = '1px solid light-dark(#e3e0d8,#2b2f36)';
const FONT = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SMALL = 'font-size:14px;line-height:20px';

const BODY = `margin:0;padding:0;${PAPER};${INK}`;
const COLUMN = `max-width:600px;margin:0 auto;padding:24px 16px 32px;box-sizing:border-box;${FONT};font-size:16px;line-height:24px;${PAPER};${INK}`;
const MASTHEAD = `margin:0 0 24px;padding:0 0 12px;border-bottom:2px solid;font-size:16px;line-height:24px;font-weight:700`;
const TITLE = 'margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700;overflow-wrap:anywhere';
const PARAGRAPH = 'margin:0 0 16px;overflow-wrap:anywhere';
const LIST = 'margin:0 0 24px;padding:0 0 0 32px;overflow-wrap:anywhere';
const ITEM = 'margin:0 0 6px;padding:0 0 0 4px';
const TABLE = 'width:100%;margin:0 0 24px;border-collapse:collapse;font-variant-numeric:tabular-nums';
const CAPTION = 'padding:0 0 4px;text-align:left;font-weight:700;overflow-wrap:anywhere';
const HEAD = `padding:6px 0 6px 16px;border-bottom:1px solid;text-align:right;vertical-align:bottom;${SMALL};font-weight:400;${QUIET}`;
const NAME = `padding:8px 0;border-bottom:${LINE};text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere`;
const VALUE = `padding:8px 0 8px 16px;border-bottom:${LINE};text-align:right;vertical-align:top;white-space:nowrap`;
const ACTION = 'margin:24px 0 8px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:4px;background-color:#0b6bb8;color:#ffffff;font-weight:700;text-decoration:none';
const ADDRESS = `margin:0 0 24px;${SMALL};${QUIET};overflow-wrap:anywhere`;
const NOTE = `margin:0 0 12px;${SMALL};${QUIET};overflow-wrap:anywhere`;

const shown = (text: string): string => escapeMarkup(oneLine(text));
const tag = (name: string, style: string, inside: string, attributes = ''): string =>
  `<${name}${attributes} style="${style}">${inside}</${name}>`;
const link = (address: string, style: string, inside: string): string =>
  tag('a', style, inside, ` href="${shown(address)}"`);

export function htmlPart({ language, title, broadcaster, parts }: MailContent): string {
  const inside = [tag('p', MASTHEAD, shown(broadcaster)), tag('h1', TITLE, shown(title)), ...parts.map(htmlOf)].join(
    '\n',
  );
  return `<!doctype html>
<html lang="${language}" style="color-scheme:light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${shown(title)}</title>
</head>
<body style="${BODY}">
${tag('main', COLUMN, `\n${inside}\n`, ` lang="${language}"`)}
</body>
</html>
`;
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return tag('p', PARAGRAPH, shown(part.text));
    case 'list':
      return tag('ol', LIST, part.items.map((item) => tag('li', ITEM, shown(item))).join('\n'));
    case 'table':
      return tag(
        'table',
        TABLE,
        `${part.caption ? tag('caption', CAPTION, shown(part.caption)) : ''}${part.columns.length > MAX_COLUMNS ? tall(part) : wide(part)}`,
      );
    case 'action':
      return `${tag('p', ACTION, link(part.address, BUTTON, shown(part.label)))}\n${tag('p', ADDRESS, shown(part.address))}`;
    case 'note':
      return tag(
        'p',
        NOTE,
        `${shown(part.text)}${part.address ? ` ${link(part.address, 'color:inherit', shown(part.address))}` : ''}`,
      );
  }
}

const joined = (names: readonly string[]): string => shown(names.map(oneLine).join(' · '));
const head = (title: string, style = HEAD): string => tag('th', style, title, ' scope="col"');
const value = (text: string | undefined): string => tag('td', VALUE, shown(text ?? ''));

/** A column for each kind of value. */
function wide({ names, columns, rows }: MailTable): string {
  // Names take the width that values leave, so that no word of theirs breaks where there is room.
  const heads = [head(joined(names), `${HEAD};padding-left:0;width:100%;text-align:left`)];
  for (const { title } of columns) heads.push(head(shown(title)));
  const body = rows.map(
    (row) =>
      `<tr>${tag('th', NAME, joined(row.names), ' scope="row"')}${columns.map((_, i) => value(row.values[i])).join('')}</tr>`,
  );
  return `<thead><tr>${heads.join('')}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>`;
}

/** A line for each value, below the name of its row. */
const tall = ({ columns, rows }: MailTable): string =>
  rows
    .map((row) => {
      const name = tag(
        'th',
        `${NAME};padding-top:16px;font-weight:700`,
        joined(row.names),
        ' colspan="2" scope="rowgroup"',
      );
      const lines = columns.map(
        ({ title }, i) => `<tr>${tag('th', NAME, shown(title), ' scope="row"')}${value(row.values[i])}</tr>`,
      );
      return `<tbody>\n<tr>${name}</tr>\n${lines.join('\n')}\n</tbody>`;
    })
    .join('\n');
