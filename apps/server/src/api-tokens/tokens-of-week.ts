/** The tokens of the API, for a mail: as they are when the mail is sent. */
import { type ApiToken, DAY_MS, tokenState } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { dateText, type ReadWeekList } from '../mail/week-list.ts';
import type { ApiTokens } from './api-tokens.ts';

/** Those that expire sooner are named apart. */
const SOON_DAYS = 14;

export const tokensOfWeek =
  (tokens: Pick<ApiTokens, 'list'>, now: () => Date): ReadWeekList =>
  async ({ timeZone }) => {
    const all = await tokens.list();
    const at = now();
    const active = all.filter((token) => tokenState(token, at) === 'active');
    const soon = active.filter(({ expiresAt }) => Date.parse(expiresAt) < at.getTime() + SOON_DAYS * DAY_MS).length;
    const line = ({ name, lastUsedAt, expiresAt }: ApiToken) => {
      const used = lastUsedAt === null ? 'mai' : dateText(new Date(lastUsedAt), timeZone);
      return `${name}: últim ús, ${used}; caduca ${dateText(new Date(expiresAt), timeZone)}`;
    };
    return {
      lines: [
        active.length === 0
          ? 'No hi ha cap token en vigor.'
          : `Tokens en vigor: ${numberText(active.length)}; caduquen abans de ${SOON_DAYS} dies: ${numberText(soon)}.`,
        ...active.map(line),
      ],
      rows: all.map((token) => ({
        name: token.name,
        state: tokenState(token, at),
        scopes: token.scopes.join(' '),
        createdBy: token.createdBy,
        created: token.createdAt,
        expires: token.expiresAt,
        lastUsed: token.lastUsedAt,
      })),
    };
  };
