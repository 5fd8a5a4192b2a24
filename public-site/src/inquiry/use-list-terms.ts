import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import type { OpenForm } from '../form/form-view';
import { takeListTerms } from './list-terms';

interface FormWithTerms {
  form: OpenForm;
  /** By the fields that were filled from the list. */
  notes: Readonly<Record<string, string>>;
}

const note = () => t`From your list: check it.`;

/** The form with the terms and the sender that the visitor's list names, in fields that are empty. */
export function useListTerms(form: OpenForm): FormWithTerms {
  const [terms, setTerms] = useState<Readonly<Record<string, string>>>({});
  // Takes the terms over that the page with the list has stored.
  useEffect(() => {
    const stored = takeListTerms();
    if (Object.keys(stored).length > 0) setTerms(stored);
  }, []);
  const open = Object.entries(terms).filter(([name]) => (form.values[name] ?? '') === '');
  if (open.length === 0) return { form, notes: {} };
  return {
    form: { ...form, values: { ...form.values, ...Object.fromEntries(open) } },
    notes: Object.fromEntries(open.map(([name]) => [name, note()])),
  };
}
