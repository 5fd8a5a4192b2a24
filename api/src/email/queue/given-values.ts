import { type FieldError } from 'contract';
import { templateVariableNames } from 'contract/email';
import { invalid } from '../../repository/parse-input';
import type { MailValues, ValueGroup } from '../mail-values';

const known = new Set(templateVariableNames);

/** Values by full name: `customer.companyName`. @throws ApiProblem `invalid` for unknown names */
export function givenValues(variables: Readonly<Record<string, string>>): MailValues {
  const errors: FieldError[] = Object.keys(variables)
    .filter((name) => !known.has(name))
    .map((name) => ({ path: `variables.${name}`, message: 'There is no such variable' }));
  if (errors.length > 0) throw invalid(errors);
  const groups: Record<string, ValueGroup> = {};
  for (const [name, value] of Object.entries(variables)) {
    const [group = '', field = ''] = name.split('.');
    groups[group] = { ...groups[group], [field]: value };
  }
  return { groups, lists: {} };
}

/** Groups whose values differ by recipient. */
const personal = ['recipient', 'customer', 'supplier'];

/** The values that take precedence over a recipient's own. */
export function personalValues({ groups }: MailValues): MailValues {
  const entries = Object.entries(groups).filter(([group]) => personal.includes(group));
  return { groups: Object.fromEntries(entries), lists: {} };
}
