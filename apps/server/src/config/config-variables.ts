/** Environment variables that an operator may set: rule, default, and a description for errors and documentation. */
import { INSTANCE_VARIABLES } from './instance-variables.ts';
import { MEDIA_VARIABLES } from './media-variables.ts';
import { SERVICE_VARIABLES } from './service-variables.ts';
import { STORE_VARIABLES } from './store-variables.ts';
import { VENDOR_VARIABLES } from './vendor-variables.ts';

export const VARIABLES = {
  ...STORE_VARIABLES,
  ...INSTANCE_VARIABLES,
  ...MEDIA_VARIABLES,
  ...VENDOR_VARIABLES,
  ...SERVICE_VARIABLES,
} as const;

export type VariableName = keyof typeof VARIABLES;
