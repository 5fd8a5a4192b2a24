import { createContext, use } from 'react';
import { formId, type OpenForm } from './form-view';

interface ShownForm extends Pick<OpenForm, 'values' | 'refusal'> {
  /** The page was loaded anew with it, so that the browser has lost its file. */
  isReturned: boolean;
}

/** The form as its fields see it. */
export const FormContext = createContext<ShownForm | null>(null);

export function fieldId(name: string): string {
  return `${formId}-${name}`;
}

/** What a field of the form has to show. */
export function useField(name: string) {
  const form = use(FormContext);
  if (form === null) throw new Error(`The field ${name} stands in no SiteForm`);
  return {
    id: fieldId(name),
    value: form.values[name] ?? '',
    isReturned: form.isReturned,
    error: form.refusal?.errors.find(({ path }) => path === name)?.message,
  };
}
