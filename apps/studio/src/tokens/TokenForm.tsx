import { API_TOKEN_NAME_CHARACTERS, type ApiTokenMade, type ApiTokenRequest, ApiTokenScope } from '@sintonia/contracts';
import { useState } from 'react';
import type { Answered } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import { ActForm } from '../forms/ActForm.tsx';
import { TextField } from '../forms/Field.tsx';
import { Select } from '../forms/Select.tsx';
import { Tick } from '../forms/Tick.tsx';
import { ErrorText } from '../states/ErrorText.tsx';
import type { TokensWords } from './tokens-catalan.ts';

/** Form for a token's name, scope and expiry. */
export function TokenForm({
  words,
  onMake,
  onMade,
  onCancel,
}: {
  words: TokensWords;
  onMake: (request: ApiTokenRequest) => Answered<ApiTokenMade>;
  onMade: (made: ApiTokenMade) => void;
  onCancel: () => void;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiTokenScope[]>(['reports']);
  const [days, setDays] = useState('30');
  const { isBusy, error, act } = useRequest();
  const submit = async () => {
    const made = await act(onMake({ name: name.trim(), scopes: [...scopes], days: Number(days) }));
    if (made) onMade(made);
  };
  return (
    <ActForm
      title={words.makeTitle}
      submitText={words.create}
      cancelText={words.cancel}
      isBusy={isBusy || name.trim() === '' || scopes.length === 0}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={words.name}
        why={words.nameHint}
        value={name}
        onChange={setName}
        maxLength={API_TOKEN_NAME_CHARACTERS}
      />
      <Select label={words.expiry} value={days} options={words.days as Record<string, string>} onChange={setDays} />
      {ApiTokenScope.options.map((scope) => (
        <Tick
          key={scope}
          label={words.scope[scope]}
          isOn={scopes.includes(scope)}
          onChange={(isOn) => setScopes(isOn ? [...scopes, scope] : scopes.filter((other) => other !== scope))}
        />
      ))}
      <ErrorText error={error} />
    </ActForm>
  );
}
