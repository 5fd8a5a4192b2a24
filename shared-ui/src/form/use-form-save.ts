import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { capitalized, fieldWords, slugOf } from 'contract';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../client/api-provider';
import { ApiError, showToast } from 'panel-runtime';
import { resourceCalls } from '../resource/resource-calls';
import { refreshResource, resourceKeys } from '../client/resource-keys';
import type { AnyResource, RecordOf } from '../resource/resource-types';
import { type FieldConflict, merge } from './form-conflict';
import { resetTo, resetToSaved } from './merged-values';
import { placeErrors } from './place-errors';
import { useTryAgain } from './use-try-again';
import { blankValues, changedValues, type Values, valuesOf } from '../resource/record-values';

/** What happens after a save: close the form, or start a blank one. */
export type SaveIntent = 'close' | 'new';

/** A conflict after a stale version: the fields that both changed, and the current record. */
export interface Conflict<R extends AnyResource> {
  fields: readonly FieldConflict[];
  current: RecordOf<R>;
  /** The user's changes, and what the other admin stored. */
  merged: Values;
}

interface SaveSetup<R extends AnyResource> {
  resource: R;
  form: UseFormReturn;
  record: RecordOf<R> | undefined;
  isReleased: RefObject<boolean>;
  onSaved: ((record: RecordOf<R>, intent: SaveIntent) => void) | undefined;
  labels: ReadonlyMap<string, string>;
}

interface Writing<R extends AnyResource> {
  intent: SaveIntent;
  /** The record that the values are based on; undefined for a new record. */
  base: RecordOf<R> | undefined;
  /** The fields that another admin changed meanwhile, which stay. */
  others?: readonly string[];
}

interface Sent {
  intent: SaveIntent;
  sent: Values;
  /** The fields that another admin changed meanwhile. */
  others?: readonly string[] | undefined;
}

/** The writing half of `useResourceForm`: sends the values and handles each outcome. */
export function useFormSave<R extends AnyResource>(setup: SaveSetup<R>) {
  const { resource, form, isReleased, onSaved, labels } = setup;
  const calls = resourceCalls(useApi(), resource);
  const queryClient = useQueryClient();
  const [record, setRecord] = useState(setup.record);
  const [conflict, setConflict] = useState<Conflict<R>>();
  const [refusals, setRefusals] = useState(0);
  const trying = useTryAgain();

  const refuse = () => setRefusals((count) => count + 1);

  async function finish(saved: RecordOf<R>, { intent, sent, others = [] }: Sent) {
    await refreshResource(queryClient, resource);
    queryClient.setQueryData(resourceKeys.record(resource, saved._id), saved);
    const isNew = intent === 'new';
    setRecord(isNew ? undefined : saved);
    const stored = isNew ? blankValues(resource) : valuesOf(resource, saved);
    const hasMore = resetToSaved(form, { stored, sent: isNew ? form.getValues() : sent });
    showSaved(resource, { others, labels, slug: changedSlug(resource, saved, sent) });
    // A form that has nothing left to lose, which React sees only with its next render.
    isReleased.current = !hasMore;
    onSaved?.(saved, intent);
    isReleased.current = false;
  }

  async function fail(error: unknown, { intent, base }: Writing<R>) {
    if (base === undefined || !(error instanceof ApiError) || error.code !== 'stale-version') {
      placeErrors(form, error);
      return refuse();
    }
    const current = await calls.get(base._id);
    const mine = form.getValues();
    const [before, theirs] = [valuesOf(resource, base), valuesOf(resource, current)];
    const { contested, values, others, isStored } = merge({ before, mine, theirs });
    if (contested.length > 0) return setConflict({ fields: contested, current, merged: values });
    rebase(current, values);
    return isStored
      ? finish(current, { intent, sent: values, others })
      : write(values, { intent, base: current, others });
  }

  async function write(values: Values, writing: Writing<R>) {
    const { intent, base, others } = writing;
    const isSafeTwice = { isSafeTwice: base !== undefined };
    try {
      const saved = await trying.again(() => send(calls, { resource, values, base }), isSafeTwice);
      await finish(saved, { intent, sent: values, others });
    } catch (error) {
      await fail(error, writing).catch((later: unknown) => placeErrors(form, later));
    }
  }

  /** Saves over the other version, with the chosen value of each conflicting field. */
  async function resolveConflict(choices: Readonly<Record<string, 'mine' | 'theirs'>>) {
    if (conflict === undefined) return;
    const values = chosenValues(conflict, choices);
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
      rebase(current, valuesOf(resource, current));
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
    /** Whether the write waits for a server that cannot be reached. */
    isWaiting: trying.isWaiting,
    refuse,
    write,
    resolveConflict,
    reload,
    rebase,
  };
}

interface Sending<R extends AnyResource> {
  resource: R;
  values: Values;
  base: RecordOf<R> | undefined;
}

async function send<R extends AnyResource>(
  calls: ReturnType<typeof resourceCalls<R>>,
  { resource, values, base }: Sending<R>,
) {
  if (base === undefined) return calls.add(values);
  const changed = changedValues(valuesOf(resource, base), values);
  return calls.update(base._id, { ...changed, version: base.version });
}

interface SavedFacts {
  others: readonly string[];
  labels: ReadonlyMap<string, string>;
  /** The slug, where it is another than the form showed. */
  slug: string | undefined;
}

function showSaved({ label }: AnyResource, { others, labels, slug }: SavedFacts): void {
  const names = others.map((name) => labels.get(name) ?? words(fieldWords(name)));
  const notes = [
    ...(names.length > 0
      ? [t`Changed by somebody else meanwhile, and kept: ${{ names: names.join(', ') }}.`]
      : []),
    ...(slug === undefined ? [] : [t`Its address is “${slug}”, as the shorter one is taken.`]),
  ];
  showToast({
    title: t`${{ one: capitalized(words(label.one)) }} saved`,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    tone: 'success',
  });
}

/** The slug that was made of a title, where it is another than the form showed. */
function changedSlug(
  { fields, title }: AnyResource,
  saved: object,
  sent: Values,
): string | undefined {
  const stored = new Map(Object.entries(saved)).get('slug');
  if (!('slug' in fields) || sent['slug'] !== null || typeof stored !== 'string') return undefined;
  const name = sent[title];
  const shown = slugOf(typeof name === 'string' ? name : '');
  return shown === '' || stored === shown ? undefined : stored;
}

function chosenValues(
  { merged, fields }: Pick<Conflict<AnyResource>, 'merged' | 'fields'>,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Values {
  const taken = fields.filter(({ name }) => choices[name] === 'theirs');
  return { ...merged, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}
