import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { fieldWords, type mergeEndpoints } from 'contract';
import { ApiError } from 'panel-runtime';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAction } from '../action/use-action';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { valueText } from '../form/value-text';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { ErrorState } from '../parts/error-state/error-state';
import { Field } from '../parts/field/field';
import { HintNote } from '../parts/hint-note/hint-note';
import { RadioGroup } from '../parts/radio-group/radio-group';
import { Skeleton } from '../parts/skeleton/skeleton';
import type { AnyResource, RecordOf } from '../resource/resource-types';
import { useResourceRecord } from '../resource/use-resource-record';
import { token } from '../tokens/token';
import {
  type MergeChoice,
  type MergeField,
  mergedValues,
  mergeFields,
  proposedChoice,
} from './merge-fields';
import { useFollowJob } from './use-follow-job';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[5]};

  & [role='radiogroup'] {
    flex-direction: column;
  }
  & label {
    overflow-wrap: anywhere;
  }
`;

/** Above the buttons, so that it is seen wherever the fields are scrolled to. */
const Conflict = styled.output`
  flex: 1 0 100%;

  &:empty {
    display: none;
  }
`;

/** The records of a resource that can be merged. */
export interface MergeKind<R extends AnyResource> {
  readonly resource: R;
  readonly endpoints: Pick<ReturnType<typeof mergeEndpoints>, 'merge'>;
  /** What refers to them: "inquiries, offers". */
  readonly users: string;
  /** A record in one line, to tell two apart. */
  readonly headOf: (record: RecordOf<R>) => string;
  /** The page of a record, which opens after the merge. */
  readonly editHref?: (id: string) => string;
  /** Fields that stay those of the record that is kept. */
  readonly fixed?: readonly string[];
}

interface MergeDialogProps<R extends AnyResource> {
  kind: MergeKind<R>;
  /** The `_id`s of two records; the first is kept unless the other is chosen. */
  ids: readonly [string, string];
  onClose: () => void;
  onMerged?: (() => void) | undefined;
}

/** Two records side by side: which is kept, and which value each field gets. */
export function MergeDialog<R extends AnyResource>(props: MergeDialogProps<R>) {
  const { kind, ids, onClose, onMerged } = props;
  const { resource } = kind;
  const one = useResourceRecord(resource, ids[0]);
  const two = useResourceRecord(resource, ids[1]);
  const loaded = one.data && two.data ? ([one.data, two.data] as const) : undefined;
  const [keptId, setKeptId] = useState<string>(ids[0]);
  const [chosen, setChosen] = useState<Chosen>({});
  const merging = loaded && mergingOf(kind, keptId === ids[0] ? loaded : [loaded[1], loaded[0]]);
  const error = one.error ?? two.error;
  const { run, isBusy, errorOf } = useMerge(kind, () => {
    onClose();
    onMerged?.();
  });
  const conflict = errorOf(conflictPath);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Merge two ${{ many: words(resource.label.many) }}`}
      description={merging && outcomeText(kind, merging)}
      footer={
        <>
          <Conflict>
            {conflict === undefined ? null : (
              <HintNote>{t`${conflict} Merge them only if they are one and the same.`}</HintNote>
            )}
          </Conflict>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            isLoading={isBusy}
            disabled={merging === undefined}
            onClick={() => {
              if (!merging) return;
              const values = mergedValues(merging.fields, choiceIn(chosen));
              void run({ ...merging, values, despiteConflicts: conflict !== undefined });
            }}
          >
            {conflict === undefined ? t`Merge` : t`Merge anyway`}
          </Button>
        </>
      }
    >
      {loaded === undefined && error === null ? <Skeleton height="12rem" /> : null}
      {error === null ? null : (
        <ErrorState title={t`They could not be loaded`}>{messageOf(error)}</ErrorState>
      )}
      {loaded === undefined || merging === undefined ? null : (
        <Stack>
          <Field label={t`Keep`}>
            <RadioGroup
              options={loaded.map((record) => ({ value: record._id, label: kind.headOf(record) }))}
              value={keptId}
              onValueChange={(id) => {
                setKeptId(id);
                setChosen({});
              }}
            />
          </Field>
          <FieldChoices merging={merging} chosen={chosen} onChange={setChosen} />
        </Stack>
      )}
    </Dialog>
  );
}

const conflictPath = 'despiteConflicts';

type Chosen = Readonly<Record<string, MergeChoice>>;

function choiceIn(chosen: Chosen) {
  return (field: MergeField) => chosen[field.name] ?? proposedChoice(field);
}

interface Side {
  readonly id: string;
  readonly version: number;
  readonly title: string;
}

interface Merging {
  readonly kept: Side;
  readonly other: Side;
  readonly fields: readonly MergeField[];
}

function mergingOf<R extends AnyResource>(
  { resource, fixed = [] }: MergeKind<R>,
  [kept, other]: readonly [RecordOf<R>, RecordOf<R>],
): Merging {
  const fields = mergeFields(resource, kept, other).filter(({ name }) => !fixed.includes(name));
  return { kept: sideOf(resource, kept), other: sideOf(resource, other), fields };
}

function sideOf<R extends AnyResource>({ title }: R, record: RecordOf<R>): Side {
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(record));
  return { id: record._id, version: record.version, title: valueText(values.get(title)) };
}

function outcomeText<R extends AnyResource>(
  { users, editHref }: MergeKind<R>,
  { kept, other }: Merging,
) {
  const [gone, stays] = [other.title, kept.title];
  return editHref
    ? t`What refers to “${gone}” (${users}) will refer to “${stays}”. “${gone}” moves to the trash, and its address leads here. You can undo this for 30 days, under Bulk changes.`
    : t`What refers to “${gone}” (${users}) will refer to “${stays}”. “${gone}” moves to the trash. You can undo this for 30 days, under Bulk changes.`;
}

interface FieldChoicesProps {
  merging: Merging;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function FieldChoices({ merging, chosen, onChange }: FieldChoicesProps) {
  const choiceOf = choiceIn(chosen);
  return merging.fields.map((field) => (
    <Field key={field.name} label={words(fieldWords(field.name))}>
      <RadioGroup
        options={optionsOf(field, merging)}
        value={choiceOf(field)}
        onValueChange={(choice) => onChange({ ...chosen, [field.name]: choice })}
      />
    </Field>
  ));
}

/** Other records are named by ids, which say nothing to people. */
function optionsOf({ kept, other, isList, isReference }: MergeField, merging: Merging) {
  const textOf = (value: unknown, { title }: Side) =>
    isReference && value !== null ? t`That of “${title}”` : valueText(value);
  return [
    { value: 'kept', label: textOf(kept, merging.kept) },
    { value: 'other', label: textOf(other, merging.other) },
    ...(isList ? [{ value: 'both', label: t`Both` } as const] : []),
  ] as const;
}

interface ChosenMerge extends Merging {
  readonly values: Readonly<Record<string, unknown>>;
  readonly despiteConflicts: boolean;
}

function useMerge<R extends AnyResource>(kind: MergeKind<R>, onMerged: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const follow = useFollowJob();
  return useAction(
    async ({ kept, other, values, despiteConflicts }: ChosenMerge) => {
      const body = {
        otherId: other.id,
        otherVersion: other.version,
        values: { ...values, version: kept.version },
        despiteConflicts,
      };
      return (await api.call(kind.endpoints.merge, { id: kept.id, body })).data;
    },
    {
      failure: (error) => (isConflict(error) ? undefined : t`Not merged`),
      refresh: [kind.resource],
      onSuccess: ({ _id, jobId }, { kept, other }) => {
        const title = t`“${{ title: other.title }}” is merged into “${{ title2: kept.title }}”`;
        follow({ id: jobId, resource: kind.resource.name, title, done: t`changed: ${title}` });
        onMerged();
        if (kind.editHref) void navigate(kind.editHref(_id));
      },
    },
  );
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.fieldErrors.some(({ path }) => path === conflictPath);
}
