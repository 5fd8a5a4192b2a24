import { useQueryClient } from '@tanstack/react-query';
import { capitalized } from 'contract';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../client/api-provider';
import { ApiError, showToast } from 'panel-runtime';
import { resourceCalls } from '../resource/resource-calls';
import { refreshResource, resourceKeys } from '../client/resource-keys';
import type { AnyResource, RecordOf } from '../resource/resource-types';
import { conflictsOf, type FieldConflict } from './form-conflict';
import { resetTo, resetToSaved } from './merged-values';
import { placeErrors } from './place-errors';
import { blankValues, changedValues, type Values, valuesOf } from '../resource/record-values';

/** What happens after a save: close the form, or start a blank one. */
export type SaveIntent = 'close' | 'new';

/** A conflict after a stale version: the fields that changed, and the current record. */
export interface Conflict<R extends AnyResource> {
  fields: readonly FieldConflict[];
  current: RecordOf<R>;
}

interface SaveSetup<R extends AnyResource> {
  resource: R;
  form: UseFormReturn;
  record: RecordOf<R> | undefined;
  isReleased: RefObject<boolean>;
  onSaved: ((record: RecordOf<R>, intent: SaveIntent) => void) | undefined;
}

interface Writing<R extends AnyResource> {
  intent: SaveIntent;
  /** The record that the values are based on; undefined for a new record. */
  base: RecordOf<R> | undefined;
}

interface Sent {
  intent: SaveIntent;
  sent: Values;
}

/** The writing half of `useResourceForm`: sends the values and handles each outcome. */
export function useFormSave<R extends AnyResource>(setup: SaveSetup<R>) {
  const { resource, form, isReleased, onSaved } = setup;
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const [record, setRecord] = useState(setup.record);
  const [conflict, setConflict] = useState<Conflict<R>>();
  const [refusals, setRefusals] = useState(0);

  const refuse = () => setRefusals((count) => count + 1);

  async function finish(saved: RecordOf<R>, { intent, sent }: Sent) {
    await refreshResource(queryClient, resource);
    queryClient.setQueryData(resourceKeys.record(resource, saved._id), saved);
    const isNew = intent === 'new';
    setRecord(isNew ? undefined : saved);
    const stored = isNew ? blankValues(resource) : valuesOf(resource, saved);
    const hasMore = resetToSaved(form, { stored, sent: isNew ? form.getValues() : sent });
    showToast({ title: `${capitalized(resource.label.one)} saved`, tone: 'success' });
    // A form that has nothing left to lose, which React sees only with its next render.
    isReleased.current = !hasMore;
    onSaved?.(saved, intent);
    isReleased.current = false;
  }

  async function fail(error: unknown, base: RecordOf<R> | undefined) {
    if (base === undefined || !(error instanceof ApiError) || error.code !== 'stale-version') {
      placeErrors(form, error);
      refuse();
      return;
    }
    const current = await calls.get(base._id);
    const before = valuesOf(resource, base);
    const theirs = valuesOf(resource, current);
    setConflict({ fields: conflictsOf({ before, mine: form.getValues(), theirs }), current });
  }

  async function send(values: Values, base: RecordOf<R> | undefined) {
    if (base === undefined) return calls.add(values);
    const changed = changedValues(valuesOf(resource, base), values);
    return calls.update(base._id, { ...changed, version: base.version });
  }

  async function write(values: Values, { intent, base }: Writing<R>) {
    try {
      await finish(await send(values, base), { intent, sent: values });
    } catch (error) {
      await fail(error, base).catch((later: unknown) => placeErrors(form, later));
    }
  }

  /** Saves over the other version, with the chosen value of each conflicting field. */
  async function resolveConflict(choices: Readonly<Record<string, 'mine' | 'theirs'>>) {
    if (conflict === undefined) return;
    const theirs = valuesOf(resource, conflict.current);
    const taken = Object.keys(choices).filter((name) => choices[name] === 'theirs');
    const values = { ...form.getValues(), ...pick(theirs, taken) };
    setConflict(undefined);
    rebase(conflict.current, values);
    await write(values, { intent: 'close', base: conflict.current });
  }

  /** Bases the form on another version of the record, with these values. */
  function rebase(current: RecordOf<R>, values: Values) {
    setRecord(current);
    resetTo(form, { stored: valuesOf(resource, current), values });
  }

  /** Loads the current record; unsaved edits are lost. */
  async function reload() {
    if (record === undefined) return;
    try {
      const current = await calls.get(record._id);
      setRecord(current);
      form.reset(valuesOf(resource, current));
    } catch (error) {
      placeErrors(form, error);
      refuse();
    }
  }

  return {
    record,
    conflict,
    setConflict,
    refusals,
    refuse,
    write,
    resolveConflict,
    reload,
    rebase,
  };
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
