import { fieldWords } from 'contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Dialog, ErrorState, Field, RadioGroup, Skeleton, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { valueText } from 'shared-ui/form';
import { useFollowJob } from 'shared-ui/job';
import { useAction, useResourceRecord } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import {
  type MergeChoice,
  type MergeField,
  mergedValues,
  mergeFields,
  proposedChoice,
} from './merge-fields';
import type { PartnerKind } from './partner-kind';
import { placeText } from './place-text';

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

interface MergeDialogProps {
  kind: PartnerKind;
  /** The `_id`s of two partners; the first is kept unless the other is chosen. */
  ids: readonly [string, string];
  onClose: () => void;
  onMerged?: () => void;
}

type Partner = NonNullable<ReturnType<typeof useResourceRecord<PartnerKind['resource']>>['data']>;
type Pair = readonly [Partner, Partner];

/** Two partners side by side: which is kept, and which value each field gets. */
export function MergeDialog({ kind, ids, onClose, onMerged }: MergeDialogProps) {
  const { resource } = kind;
  const one = useResourceRecord(resource, ids[0]);
  const two = useResourceRecord(resource, ids[1]);
  const loaded: Pair | undefined = one.data && two.data ? [one.data, two.data] : undefined;
  const [keptId, setKeptId] = useState<string>(ids[0]);
  const [chosen, setChosen] = useState<Chosen>({});
  const merging =
    loaded && mergingOf(resource, keptId === ids[0] ? loaded : [loaded[1], loaded[0]]);
  const error = one.error ?? two.error;
  const { run, isBusy } = useMerge(kind, () => {
    onClose();
    onMerged?.();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Merge two ${resource.label.many}`}
      description={merging && outcomeText(merging)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            isLoading={isBusy}
            disabled={merging === undefined}
            onClick={() => {
              if (merging) void run(merging, mergedValues(merging.fields, choiceIn(chosen)));
            }}
          >
            Merge
          </Button>
        </>
      }
    >
      {loaded === undefined && error === null ? <Skeleton height="12rem" /> : null}
      {error === null ? null : (
        <ErrorState title="They could not be loaded">{messageOf(error)}</ErrorState>
      )}
      {loaded === undefined || merging === undefined ? null : (
        <Stack>
          <Field label="Keep">
            <RadioGroup
              options={loaded.map((partner) => ({ value: partner._id, label: headOf(partner) }))}
              value={keptId}
              onValueChange={(id) => {
                setKeptId(id);
                setChosen({});
              }}
            />
          </Field>
          <FieldChoices fields={merging.fields} chosen={chosen} onChange={setChosen} />
        </Stack>
      )}
    </Dialog>
  );
}

type Chosen = Readonly<Record<string, MergeChoice>>;

function choiceIn(chosen: Chosen) {
  return (field: MergeField) => chosen[field.name] ?? proposedChoice(field);
}

interface Merging {
  readonly kept: Partner;
  readonly other: Partner;
  readonly fields: readonly MergeField[];
}

function mergingOf(resource: PartnerKind['resource'], [kept, other]: Pair): Merging {
  return { kept, other, fields: mergeFields(resource, kept, other) };
}

function outcomeText({ kept, other }: Merging): string {
  return `What refers to “${other.companyName}” (chemicals, inquiries, offers, emails, documents sent) will refer to “${kept.companyName}”. “${other.companyName}” moves to the trash, and its address leads here. You can undo this for 30 days, under Bulk changes.`;
}

interface FieldChoicesProps {
  fields: readonly MergeField[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function FieldChoices({ fields, chosen, onChange }: FieldChoicesProps) {
  const choiceOf = choiceIn(chosen);
  return fields.map((field) => (
    <Field key={field.name} label={fieldWords(field.name)}>
      <RadioGroup
        options={optionsOf(field)}
        value={choiceOf(field)}
        onValueChange={(choice) => onChange({ ...chosen, [field.name]: choice })}
      />
    </Field>
  ));
}

function headOf({ companyName, address, chemicalCount }: Partner): string {
  const chemicals = countText(chemicalCount, { one: 'chemical', many: 'chemicals' });
  return [companyName, placeText(address), chemicals].filter(Boolean).join(' · ');
}

function optionsOf({ kept, other, isList }: MergeField) {
  return [
    { value: 'kept', label: valueText(kept) },
    { value: 'other', label: valueText(other) },
    ...(isList ? [{ value: 'both', label: 'Both' } as const] : []),
  ] as const;
}

function useMerge(kind: PartnerKind, onMerged: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const follow = useFollowJob();
  return useAction(
    async ({ kept, other }: Merging, values: Readonly<Record<string, unknown>>) => {
      const body = {
        otherId: other._id,
        otherVersion: other.version,
        values: { ...values, version: kept.version },
      };
      return (await api.call(kind.endpoints.merge, { id: kept._id, body })).data;
    },
    {
      failure: 'Not merged',
      refresh: [kind.resource],
      onSuccess: ({ _id, jobId }, { kept, other }) => {
        const title = `“${other.companyName}” is merged into “${kept.companyName}”`;
        follow({ id: jobId, resource: kind.resource.name, title, done: `changed: ${title}` });
        onMerged();
        void navigate(kind.editHref(_id));
      },
    },
  );
}
