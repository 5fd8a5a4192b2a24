import { t } from '@lingui/core/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { AnyResource, RecordOf, ValuesOf } from '../resource/resource-types';
import { useResourceAccess } from '../resource/use-resource-access';
import { fieldMessage, type MissingMessages } from './field-messages';
import { mergedValues } from './merged-values';
import { blankValues, valuesOf } from '../resource/record-values';
import { useFormDraft } from './use-form-draft';
import { type SaveIntent, useFormSave } from './use-form-save';
import { useLeaveGuard } from './use-leave-guard';
import { useSaveShortcut } from './use-save-shortcut';

export interface ResourceFormOptions<R extends AnyResource> {
  /** The record to edit; undefined creates a new one. */
  record?: RecordOf<R> | undefined;
  /** Values to start a new record with (a copy, a parent). */
  initialValues?: Partial<ValuesOf<R>> | undefined;
  /** Runs after a save, once the cache is refreshed. */
  onSaved?: (record: RecordOf<R>, intent: SaveIntent) => void;
  /** Runs before a save; the save goes on if it resolves to true. It may change values. */
  beforeSave?: (form: UseFormReturn<ValuesOf<R>>) => Promise<boolean>;
}

/** Guarantee: the form holds the fields of `create`, each of its input type, or null where nothing is entered. */
function asTyped<R extends AnyResource>(form: UseFormReturn) {
  return form as unknown as UseFormReturn<ValuesOf<R>>;
}

/** Guarantee: the `create` of a resource is the schema of an object. */
function resolverOf({ create }: AnyResource, missing: MissingMessages) {
  return zodResolver(create as z.ZodType<FieldValues, FieldValues>, {
    error: (issue) => fieldMessage(issue, missing),
  });
}

/** Counts the uploads that are running. */
function useUploads() {
  const running = useRef(0);
  return {
    areRunning: () => running.current > 0,
    async track(upload: Promise<void>) {
      running.current += 1;
      try {
        await upload;
      } finally {
        running.current -= 1;
      }
    },
  };
}

async function sendAfter(check: Promise<boolean> | undefined, send: () => Promise<void>) {
  if (check === undefined || (await check)) await send();
}

const stillSending = () => t`A file is still being sent. Save when it is there, or cancel it.`;

/**
 * The form of a resource: values and validation from the contract, create and edit, server errors at their fields,
 * conflict resolution after a stale version, a leave guard, Ctrl/Cmd+S. Needs a data router above it.
 *
 * @example
 * const form = useResourceForm(units, { record, onSaved: () => navigate(unitHref()) });
 * return <ResourceForm form={form} onCancel={back}><UnitInputs form={form} /></ResourceForm>;
 */
export function useResourceForm<R extends AnyResource>(
  resource: R,
  { record: given, initialValues, onSaved, beforeSave }: ResourceFormOptions<R> = {},
) {
  const id = useId();
  const access = useResourceAccess(resource);
  const [labels] = useState(() => new Map<string, string>());
  const [missing] = useState(() => new Map<string, string>());
  const isReleased = useRef(false);
  const uploads = useUploads();
  const start = given === undefined ? blankValues(resource) : valuesOf(resource, given);
  const form = useForm<FieldValues>({
    defaultValues: { ...start, ...initialValues },
    resolver: resolverOf(resource, missing),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const saving = useFormSave({
    resource,
    form,
    record: given,
    isReleased,
    onSaved: leaveSaved,
    labels,
  });
  const { record } = saving;
  const draft = useFormDraft({
    resource,
    form,
    id: access.mayEdit ? record?._id : null,
    labels,
  });
  const mayLeave = useLeaveGuard(isDirty, isReleased, () => draft.keep(undefined));

  function leaveSaved(saved: RecordOf<R>, intent: SaveIntent) {
    // The page may be left before the form has rendered that nothing is left to save.
    if (isReleased.current) draft.keep(undefined);
    onSaved?.(saved, intent);
  }

  function save(intent: SaveIntent = 'close') {
    form.clearErrors('root');
    if (!access.mayEdit) return;
    if (uploads.areRunning()) {
      form.setError('root.upload', { type: 'upload', message: stillSending() });
      saving.refuse();
      return;
    }
    const write = (values: FieldValues) => saving.write(values, { intent, base: saving.record });
    void sendAfter(beforeSave?.(asTyped<R>(form)), form.handleSubmit(write, saving.refuse));
  }
  useSaveShortcut(save);

  function follow(current: RecordOf<R>) {
    if (record?._id !== current._id || current.version <= record.version) return;
    const before = valuesOf(resource, record);
    const theirs = valuesOf(resource, current);
    const values = mergedValues({ before, mine: form.getValues(), theirs });
    // If both changed a field, the form keeps its version, and Save shows the conflict.
    if (values !== undefined) saving.rebase(current, values);
  }

  return {
    resource,
    /** What the user's role allows. */
    access,
    /** Prefix of the controls' ids. */
    id,
    /** The labels of the controls by field, for the error summary. */
    labels,
    /** The message of each empty field. */
    missing,
    /** react-hook-form's methods, typed by the resource. */
    fields: asTyped<R>(form),
    record,
    /** What was entered here before and not saved. */
    draft,
    isDirty,
    isSaving: isSubmitting,
    /** Whether what is being saved waits for a server that cannot be reached. */
    isWaiting: saving.isWaiting,
    save,
    /** Registers a field's upload: the form cannot be saved while one is running. */
    trackUpload: uploads.track,
    /** Asks before unsaved changes are lost; for ways to leave that the router does not see. */
    mayLeave,
    /** The number of refused saves; the summary takes the focus when it rises. */
    refusals: saving.refusals,
    conflict: saving.conflict,
    resolveConflict: saving.resolveConflict,
    /** Loads the current record, after an older version was restored. */
    reload: saving.reload,
    /** Adopts a version that something else on the page wrote; the user's edits stay. */
    follow,
    dismissConflict: () => saving.setConflict(undefined),
  };
}

/** A form's controller. */
export type ResourceFormController<R extends AnyResource> = ReturnType<typeof useResourceForm<R>>;
