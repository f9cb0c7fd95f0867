import { readFileSync } from 'node:fs';

/** A recorded run of the incumbent's personalisation client; only the fields that are used. */
export interface TargetTrace {
  readonly name: string;
  readonly requests?: readonly {
    readonly path: string;
    readonly host: string;
    readonly query: readonly (readonly [string, string | null])[];
    readonly response?: { readonly status?: number; readonly contentType?: string; readonly body?: string };
  }[];
  readonly observed?: Readonly<Record<string, unknown>>;
}

export const readTargetTrace = (path: string): TargetTrace => JSON.parse(readFileSync(path, 'utf8')) as TargetTrace; // cast: recorded by us

/** Requests to the delivery server, in order. */
export const deliveries = ({ requests = [] }: TargetTrace) =>
  requests.filter(({ path }) => path.endsWith('/mbox/json'));
