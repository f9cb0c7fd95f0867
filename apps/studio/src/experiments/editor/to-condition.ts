/** Condition of an audience, read from its form. */
import { type AudienceCondition, PathPattern } from '@sintonia/contracts';
import type { ConditionForm } from './form.ts';
import { listed, toPath } from './form-texts.ts';

/** Null while incomplete. */
export function toCondition(form: ConditionForm): AudienceCondition | null {
  const { by, not } = form;
  const values = listed(form.values);
  const least = Number(form.least);
  const isCount = Number.isInteger(least) && least >= 1;
  switch (by) {
    case 'path': {
      const paths = values.map(toPath);
      return paths.length > 0 && paths.every((path) => PathPattern.safeParse(path).success)
        ? { by, not, values: paths }
        : null;
    }
    case 'section':
    case 'language':
      return values.length > 0 ? { by, not, values } : null;
    case 'device':
      return form.devices.length > 0 ? { by, not, values: [...form.devices] } : null;
    case 'login':
      return { by, not, isSignedIn: form.isSignedIn };
    case 'campaign':
      return values.length > 0 ? { by, not, kind: form.campaign, values } : null;
    case 'visits': {
      const most = form.most.trim() === '' ? null : Number(form.most);
      const isAbove = most === null || (Number.isInteger(most) && most >= least);
      return isCount && isAbove ? { by, not, least, most } : null;
    }
    case 'viewed':
      return values.length > 0 && isCount && least <= 50 ? { by, not, values, least } : null;
    case 'parameter':
      return form.name.trim() === '' ? null : { by, not, name: form.name.trim(), is: form.is, values };
  }
}
