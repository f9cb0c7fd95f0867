import { PAGE_VARIABLES, type PageVariable } from '@sintonia/wire';
import { variableValue } from '../analytics/page-values.ts';
import type { DataElement } from './data-elements.ts';

/** § 3: every page-level analytics element under its name on the layer: `page.seccio`, `user.userLogin`, `tag.timestamp`. */
export const pageElements = (): Record<string, DataElement> =>
  Object.fromEntries(
    Object.entries<PageVariable>(PAGE_VARIABLES).map(([name, variable]) => [
      name,
      { read: (context) => variableValue(context, name, variable) },
    ]),
  );
