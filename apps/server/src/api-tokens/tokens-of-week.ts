/** The tokens of the API, for a mail: as they are when the mail is sent. */
import { type ApiToken, DAY_MS, tokenState } from '@sintonia/contracts';
import { numberText } from '../mail/number-text.ts';
import { dateText, type ReadWeekList } from '../mail/week-list.ts';
import type { ApiTokens } from './api-tokens.ts';

/** Those that expire sooner are named apart. */
const SOON_DAYS = 14;

const CATALAN = {
  none: 'No hi ha cap token en vigor.',
  sum: (active: string, soon: string) => `Tokens en vigor: ${active}; caduquen abans de ${SOON_DAYS} dies: ${soon}.`,
  never: 'mai',
  token: (name: string, used: string, expires: string) => `${name}: últim ús, ${used}; caduca ${expires}`,
};
const ENGLISH: typeof CATALAN = {
  none: 'There is no valid token.',
  sum: (active, soon) => `Valid tokens: ${active}; that expire within ${SOON_DAYS} days: ${soon}.`,
  never: 'never',
  token: (name, used, expires) => `${name}: last used, ${used}; expires ${expires}`,
};
const WORDS = { ca: CATALAN, en: ENGLISH };

export const tokensOfWeek =
  (tokens: Pick<ApiTokens, 'list'>, now: () => Date): ReadWeekList =>
  async (week) => {
    const { language } = week;
    const words = WORDS[language];
    const all = await tokens.list();
    const at = now();
    const active = all.filter((token) => tokenState(token, at) === 'active');
    const soon = active.filter(({ expiresAt }) => Date.parse(expiresAt) < at.getTime() + SOON_DAYS * DAY_MS).length;
    const line = ({ name, lastUsedAt, expiresAt }: ApiToken) => {
      const used = lastUsedAt === null ? words.never : dateText(new Date(lastUsedAt), week);
      return words.token(name, used, dateText(new Date(expiresAt), week));
    };
    return {
      lines: [
        active.length === 0 ? words.none : words.sum(numberText(active.length, language), numberText(soon, language)),
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
