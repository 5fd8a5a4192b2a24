import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedValues, isSameValue, type Values } from '../resource/record-values';
import type { AnyResource } from '../resource/resource-types';
import { resetTo, usableValues } from './merged-values';
import { type DraftOffer, useDraft } from './use-draft';

interface FormDraftSetup {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  /** The record's id; undefined for a new one, null where nothing may be changed. */
  readonly id: string | undefined | null;
  readonly labels: ReadonlyMap<string, string>;
}

/** The draft of a form, and what is to be known before it is taken over. */
export interface FormDraft extends DraftOffer {
  readonly warning: string | undefined;
}

/** Keeps the changed values of a resource's form in the browser. What the API never returns is not among them. */
export function useFormDraft({ resource, form, id, labels }: FormDraftSetup): FormDraft {
  const draft = useDraft(id === null ? undefined : `${resource.name}/${id ?? 'new'}`);
  // The values that are stored, or with which a new record starts.
  const { isDirty, defaultValues: base = {} } = form.formState;

  const keep = useEffectEvent((values: Values) => {
    const changed = withoutSecrets(resource, changedValues(base, values));
    const names = Object.keys(changed);
    const before = Object.fromEntries(names.map((name) => [name, base[name]]));
    draft.keep(names.length === 0 ? undefined : { values: changed, before });
  });
  // Follows what is entered without rendering the form again.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
  const forget = useEffectEvent(() => draft.keep(undefined));
  // Nothing is left to save.
  useEffect(() => {
    if (!isDirty) forget();
  }, [isDirty]);

  return {
    ...draft,
    warning: id === undefined ? undefined : warningOf({ draft, base, labels }),
    onTake(kept) {
      const values = withoutSecrets(resource, usableValues(base, kept));
      resetTo(form, { stored: base, values: { ...form.getValues(), ...values } });
    },
  };
}

function withoutSecrets({ fields }: AnyResource, values: Values): Values {
  const kept = Object.entries(values).filter(([name]) => fields[name]?.presence !== 'secret');
  return Object.fromEntries(kept);
}

interface Warned extends Pick<FormDraftSetup, 'labels'> {
  readonly base: Values;
  readonly draft: Pick<DraftOffer, 'offered'>;
}

/** Names the fields that somebody else has changed since. */
function warningOf({ draft: { offered }, base, labels }: Warned): string | undefined {
  if (offered === undefined) return undefined;
  const { before, values } = offered;
  const contested = Object.keys(values).filter(
    (name) => !isSameValue(before[name], base[name]) && !isSameValue(values[name], base[name]),
  );
  if (contested.length === 0) return undefined;
  const names = contested.map((name) => labels.get(name) ?? name).join(', ');
  return t`Changed by somebody else since: ${names}. Your values take their place.`;
}
