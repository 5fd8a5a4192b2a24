import { createContext, use } from 'react';
import { formId, type OpenForm } from './form-view';

interface ShownForm extends Pick<OpenForm, 'values' | 'refusal'> {
  /** The page was reloaded with the form, so that the browser has lost its file. */
  isReturned: boolean;
  /** Where values come from that the visitor did not type here, by field. */
  notes: Readonly<Record<string, string>>;
}

/** The form for its fields. */
export const FormContext = createContext<ShownForm | null>(null);

export function fieldId(name: string): string {
  return `${formId}-${name}`;
}

/** The value and error of a field. */
export function useField(name: string) {
  const form = use(FormContext);
  if (form === null) throw new Error(`The field ${name} stands in no SiteForm`);
  return {
    id: fieldId(name),
    value: form.values[name] ?? '',
    isReturned: form.isReturned,
    note: form.notes[name],
    error: form.refusal?.errors.find(({ path }) => path === name)?.message,
  };
}
