import { useState } from 'react';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import layout from '../design/layout.module.css';
import raw from '../design/RawText.module.css';
import { Field, TextField } from '../forms/Field.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import styles from './ApiScreen.module.css';
import { requestOf, toCurl } from './api-call.ts';
import type { Endpoint, Parameter } from './api-document.ts';
import type { ApiWords } from './api-words.ts';
import { SentAnswer } from './SentAnswer.tsx';
import { type Sent, sendRequest } from './send-request.ts';

/** Parameters, schema and example of an address, and a request to it. */
export function TryEndpoint({ endpoint, token, words }: { endpoint: Endpoint; token: string; words: ApiWords }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => initialValues(endpoint));
  const [body, setBody] = useState(() => (endpoint.body ? JSON.stringify(endpoint.body.example ?? {}, null, 2) : ''));
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const request = requestOf(endpoint, { token, values, body });
  const send = async () => {
    setBusy(true);
    setSent(await sendRequest(request));
    setBusy(false);
  };
  return (
    <div className={styles.endpoint}>
      <form
        className={styles.request}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {endpoint.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            required={words.required}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValues({ ...values, [parameter.name]: value })}
          />
        ))}
        {endpoint.body && <TextArea label={words.body} value={body} onChange={setBody} rows={12} isCode />}
        <div className={layout.actions}>
          <button type="submit" className={buttons.primary} disabled={isBusy}>
            {isBusy ? words.sending : words.send}
          </button>
          <CopyButton text={() => toCurl(location.origin, request)}>{words.curl}</CopyButton>
        </div>
      </form>
      {sent && <SentAnswer sent={sent} words={words} />}
      {endpoint.body && (
        <details>
          <summary>{words.schema}</summary>
          <pre className={raw.raw}>{JSON.stringify(endpoint.body.schema, null, 2)}</pre>
        </details>
      )}
      <details>
        <summary>{words.answers}</summary>
        <dl className={styles.pairs}>
          {endpoint.answers.map(([status, description]) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd lang="en">{description}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

const exampleOf = ({ content }: Parameter): unknown => content?.['application/json']?.example;

function initialValues({ parameters }: Endpoint): Record<string, string> {
  const examples = parameters.map((one) => [one.name, exampleOf(one)] as const);
  return Object.fromEntries(examples.flatMap(([name, example]) => (example ? [[name, JSON.stringify(example)]] : [])));
}

/** A list of its values, or a text. */
function ParameterField({
  parameter: { name, required: isRequired, description, schema = {} },
  required,
  value,
  onChange,
}: {
  parameter: Parameter;
  required: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const why = [isRequired ? required : '', description].filter(Boolean).join(' · ');
  const hint = why ? { why } : {};
  const choices = Array.isArray(schema.enum) ? schema.enum.map(String) : null;
  if (!choices) return <TextField label={name} {...hint} value={value} onChange={onChange} />;
  return (
    <Field label={name} {...hint}>
      {(id, described) => (
        <select id={id} aria-describedby={described} value={value} onChange={(event) => onChange(event.target.value)}>
          {['', ...choices].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
