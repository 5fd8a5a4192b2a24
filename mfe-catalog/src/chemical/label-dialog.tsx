import { t } from '@lingui/core/macro';
import {
  type Chemical,
  type OfferedForm,
  type Unit,
  units as unitResource,
} from 'contract/catalog';
import { chemicalAsForm, isFormClassified, type StatementTable } from 'contract/regulation';
import { useMemo, useState } from 'react';
import { Button, Checkbox, Dialog, ErrorState, Field, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { ProblemNote } from 'shared-ui/document';
import { useAllRows } from 'shared-ui/resource';
import styled from 'styled-components';
import { choiceFor, type LabelChoice } from './label-choice';
import { LabelFormatFields } from './label-format';
import { LabelPack } from './label-pack';
import { LabelPicture } from './label-picture';
import { LabelPrecautions } from './label-precautions';
import { useLabel } from './use-label';
import { useStatements } from './use-statements';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[5]};
  align-content: start;
  min-width: 0;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space[4]};
`;

const Warnings = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding-left: ${token.space[5]};
  color: ${token.color.warning};
  font-size: ${token.text.sm};
`;

interface LabelDialogProps {
  chemical: Chemical;
  /** The offered form that is labelled, else the chemical itself. */
  form?: OfferedForm;
  onClose: () => void;
}

/** Makes the CLP label of a pack: what is printed, on which paper, and how it will look. */
export function LabelDialog({ chemical: stored, form, onClose }: LabelDialogProps) {
  const chemical = useMemo(() => (form ? chemicalAsForm(stored, form) : stored), [stored, form]);
  const isKnown = form ? isFormClassified(stored, form) : isClassified(stored);
  const units = useAllRows(unitResource);
  const start = useMemo(
    () =>
      units.length > 0
        ? { ...choiceFor(chemical, chemical.packagings[0], units), form: form?.name ?? null }
        : undefined,
    [chemical, form, units],
  );
  const [changed, setChanged] = useState<LabelChoice>();
  const choice = changed ?? start;
  const table = useStatements(choice?.language ?? 'en');
  const made = useLabel(chemical, choice);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t`Label of ${{ name: chemical.name }}`}
      description={t`By Regulation (EC) No 1272/2008 (CLP).`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Close`}
          </Button>
          <Button
            isLoading={made.isPrinting}
            disabled={made.label === undefined}
            onClick={made.print}
          >
            {t`Download PDF`}
          </Button>
        </>
      }
    >
      {table.error === null ? null : (
        <ErrorState
          title={t`The statements could not be loaded`}
          onRetry={() => void table.refetch()}
        >
          {messageOf(table.error)}
        </ErrorState>
      )}
      {choice === undefined || table.data === undefined ? (
        table.error === null && <Skeleton height="12rem" />
      ) : (
        <LabelFields
          {...{ chemical, isKnown, units, choice, made, table: table.data, onChange: setChanged }}
        />
      )}
    </Dialog>
  );
}

interface LabelFieldsProps {
  chemical: Chemical;
  /** Whether its hazards are stated. */
  isKnown: boolean;
  units: readonly Unit[];
  table: StatementTable;
  choice: LabelChoice;
  onChange: (choice: LabelChoice) => void;
  made: ReturnType<typeof useLabel>;
}

function LabelFields(props: LabelFieldsProps) {
  const { chemical, isKnown, units, table, choice, onChange, made } = props;
  const { label, error, problem, isComplete, errorOf } = made;
  const change = (changed: Partial<LabelChoice>) => onChange({ ...choice, ...changed });
  const shared = { choice, onChange: change, errorOf };
  return (
    <Stack>
      {isComplete ? null : <p>{t`Enter quantity, unit and capacity to see the label.`}</p>}
      {label === undefined ? null : (
        <>
          {label.warnings.length === 0 ? null : (
            <Warnings aria-label={t`Warnings`}>
              {label.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </Warnings>
          )}
          <LabelPicture label={label} name={chemical.name} />
        </>
      )}
      <Fields>
        <LabelPack chemical={chemical} units={units} {...shared} />
        <LabelFormatFields {...shared} />
      </Fields>
      {isKnown ? (
        <LabelPrecautions chemical={chemical} table={table} {...shared} />
      ) : (
        <Field
          layout="inline"
          label={t`No classification is stored. Print a label that names no hazards`}
          error={errorOf('isUnclassifiedConfirmed')}
        >
          <Checkbox
            checked={choice.isUnclassifiedConfirmed}
            onCheckedChange={(isIt) => change({ isUnclassifiedConfirmed: isIt === true })}
          />
        </Field>
      )}
      <ProblemNote error={error} problem={problem} />
    </Stack>
  );
}

function isClassified(chemical: Chemical): boolean {
  const { ghsPictograms, signalWord, hazardStatements, classifications } = chemical;
  const lists = [ghsPictograms, hazardStatements, classifications];
  return signalWord !== null || lists.some(({ length }) => length > 0);
}
