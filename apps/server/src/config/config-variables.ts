/** Environment variables that an operator may set: rule, default, and a description for errors and documentation. */
import { FEATURE_VARIABLES } from './feature-variables.ts';
import { SERVER_VARIABLES } from './server-variables.ts';

export const VARIABLES = { ...SERVER_VARIABLES, ...FEATURE_VARIABLES } as const;

export type VariableName = keyof typeof VARIABLES;
