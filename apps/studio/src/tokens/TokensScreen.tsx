import { type ApiToken, ApiTokenList, ApiTokenMade, tokenState } from '@sintonia/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { get, send } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { ShownOnce } from '../design/ShownOnce.tsx';
import { useFormats, useWordsOf } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { AdministratorsOnly } from '../session/AdministratorsOnly.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { RevokeToken } from './RevokeToken.tsx';
import { TokenForm } from './TokenForm.tsx';
import { type TokensWords, tokensCatalan } from './tokens-catalan.ts';
import { tokensEnglish } from './tokens-english.ts';

const fetchTokens = (signal: AbortSignal) => get('/api/tokens', ApiTokenList, signal);

/** API tokens for programs that request reports. For administrators. */
export function TokensScreen() {
  const words = useWordsOf<TokensWords>(tokensCatalan, tokensEnglish);
  return (
    <AdministratorsOnly title={words.title}>
      <Tokens words={words} />
    </AdministratorsOnly>
  );
}

function Tokens({ words }: { words: TokensWords }) {
  const formats = useFormats();
  const { state, again } = useAnswer(fetchTokens);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<ApiTokenMade | null>(null);
  const tokens = lastOf(state)?.tokens;
  const now = new Date();
  const columns: Column<ApiToken>[] = [
    { name: words.name, value: ({ name }) => name, show: ({ name }) => <strong>{name}</strong> },
    { name: words.scopes, value: ({ scopes }) => scopes.map((scope) => words.scope[scope]).join(', ') },
    { name: words.stateName, value: (token) => words.state[tokenState(token, now)] },
    { name: words.expires, value: ({ expiresAt }) => expiresAt, show: ({ expiresAt }) => formats.day(expiresAt) },
    {
      name: words.used,
      value: ({ lastUsedAt }) => lastUsedAt ?? '',
      show: ({ lastUsedAt }) => (lastUsedAt ? formats.dateTime(lastUsedAt) : words.never),
    },
    { name: words.by, value: ({ createdBy, createdAt }) => `${createdBy} · ${formats.day(createdAt)}` },
    {
      name: words.revoke,
      value: () => '',
      isAction: true,
      show: (token) =>
        tokenState(token, now) === 'active' && <RevokeToken token={token} words={words} onRevoked={again} />,
    },
  ];
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <SaveButton name={words.title} />
          <button type="button" className={buttons.primary} onClick={() => setMaking(true)}>
            {words.make}
          </button>
        </div>
      </ScreenHeader>
      <p className={layout.lead}>
        {words.lead} <Link to="/api">{words.api}</Link>
      </p>
      {isMaking && (
        <TokenForm
          words={words}
          onCancel={() => setMaking(false)}
          onMake={(request) => send('POST', '/api/tokens', request, ApiTokenMade)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
            again();
          }}
        />
      )}
      {made && (
        <ShownOnce title={words.made(made.token.name)} text={made.secret} why={words.madeWhy} copy={words.copy} />
      )}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {tokens === undefined && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={32} />}
      {tokens?.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {tokens && tokens.length > 0 && (
        <ReportTable
          inAddress="taula-fitxes"
          caption={words.list}
          columns={columns}
          rows={tokens}
          rowKey={({ id }) => id}
          isStacked
        />
      )}
    </>
  );
}
