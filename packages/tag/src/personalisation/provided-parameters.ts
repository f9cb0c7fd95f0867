import { flatten } from './page-parameters.ts';
import { type DataProvider, type Parameters, PROVIDER_TIMEOUT_MS } from './target-settings.ts';
import { logWarning } from './target-texts.ts';
import { withTimeout } from './with-timeout.ts';

/** Parameters of data providers, which may be asynchronous. */
export async function providedParameters(dataProviders: readonly DataProvider[]): Promise<[string, string][]> {
  const all = dataProviders.map(({ name, timeout = PROVIDER_TIMEOUT_MS, provider }) =>
    withTimeout(
      new Promise<Parameters>((resolve, reject) =>
        provider((error, parameters) => (error ? reject(error) : resolve(parameters ?? {}))),
      ),
      timeout,
      {},
      () => logWarning('data provider', name),
    ),
  );
  return (await Promise.all(all)).flatMap((parameters) => flatten(parameters));
}
