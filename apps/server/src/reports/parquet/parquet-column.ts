export type Column =
  | { name: string; type: 'text'; values: readonly (string | null)[] }
  | { name: string; type: 'number'; values: readonly (number | null)[] };
