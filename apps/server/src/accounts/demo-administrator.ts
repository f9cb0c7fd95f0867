/** Who can sign in to the studio of a demo. Printed by `npm start`; never created when DEMO is off. */
import type { NewStaff } from './staff-accounts.ts';

export const DEMO_ADMINISTRATOR: NewStaff = {
  name: 'Analista de Tramuntana',
  email: 'analista@tramuntana.example',
  password: 'tramuntana-demo',
  role: 'administrator',
};
