import { type FieldError, templateVariableNames } from 'contract';
import { invalid } from '../../repository/parse-input';
import type { MailValues, ValueGroup } from '../mail-values';

const known = new Set(templateVariableNames);

/** Values by whole names: `customer.companyName`. @throws ApiProblem `invalid` for names that there are not */
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

/** Groups that differ from recipient to recipient. */
const personal = ['recipient', 'customer', 'supplier'];

/** Those of the values that come before a recipient's own. */
export function personalValues({ groups }: MailValues): MailValues {
  const entries = Object.entries(groups).filter(([group]) => personal.includes(group));
  return { groups: Object.fromEntries(entries), lists: {} };
}
