import { use, useMemo, useState } from 'react';
import { get } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { Section } from '../design/Section.tsx';
import { Field } from '../forms/Field.tsx';
import { LanguageContext, useWordsOf } from '../messages/language.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './ApiScreen.module.css';
import { ApiDocument, endpointsOf } from './api-document.ts';
import { catalan, english } from './api-words.ts';
import { TryEndpoint } from './TryEndpoint.tsx';

const DOCUMENT = '/api/v1/openapi.json';
const fetchDocument = (signal: AbortSignal) => get(DOCUMENT, ApiDocument, signal);

/** Every address of the API, generated from its document, and a form that sends requests to it. */
export function ApiScreen() {
  const words = useWordsOf(catalan, english);
  const { language } = use(LanguageContext);
  const { state, again } = useAnswer(fetchDocument);
  const document = lastOf(state);
  const endpoints = useMemo(() => (document ? endpointsOf(document) : []), [document]);
  const [token, setToken] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <a className={buttons.plain} href={DOCUMENT}>
            {words.document}
          </a>
        </div>
      </ScreenHeader>
      <p className={layout.lead}>{words.lead}</p>
      <div className={layout.form}>
        <Field label={words.token} why={words.tokenWhy}>
          {(id, described) => (
            <input
              id={id}
              type="password"
              autoComplete="off"
              aria-describedby={described}
              value={token}
              onChange={(event) => setToken(event.target.value.trim())}
            />
          )}
        </Field>
      </div>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {!document && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={32} />}
      {document && (
        <Section title={words.endpoints}>
          <ul className={styles.list}>
            {endpoints.map((endpoint) => {
              const key = `${endpoint.method} ${endpoint.path}`;
              return (
                <li key={key}>
                  <details
                    onToggle={({ currentTarget, target }) => {
                      if (target === currentTarget && currentTarget.open) setOpened(new Set([...opened, key]));
                    }}
                  >
                    <summary className={styles.summary}>
                      <code>{key}</code>
                      <span>{endpoint.summary[language]}</span>
                    </summary>
                    {opened.has(key) && <TryEndpoint endpoint={endpoint} token={token} words={words} />}
                  </details>
                </li>
              );
            })}
          </ul>
        </Section>
      )}
    </>
  );
}
