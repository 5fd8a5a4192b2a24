import { plural, t } from '@lingui/core/macro';
import type { RegulatoryWorkbook, WorkbookFile } from 'contract/regulation';
import { type FormEvent, useState } from 'react';
import { Button, DateInput, Dialog, Field, Input, token } from 'shared-ui';
import { ProblemNote } from 'shared-ui/document';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { useAddWorkbook } from './use-regulatory-tables';

const Stack = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

export type ReadWorkbook = RegulatoryWorkbook & WorkbookFile;

interface WorkbookDialogProps {
  workbook: ReadWorkbook;
  onClose: () => void;
}

/** Asks which edition a workbook is; what its name and titles say is filled in. */
export function WorkbookDialog({ workbook, onClose }: WorkbookDialogProps) {
  const { kind, title, rows, hasOwnDays, file, fileName } = workbook;
  const count = numberText(rows);
  const [edition, setEdition] = useState(workbook.edition ?? '');
  const [published, setPublished] = useState(workbook.published ?? '');
  const [appliesFrom, setAppliesFrom] = useState(workbook.appliesFrom);
  const { run, isBusy, errorOf, ...failure } = useAddWorkbook(onClose);

  function compare(event: FormEvent) {
    event.preventDefault();
    void run({ body: { file, fileName, edition, published, appliesFrom: appliesFrom ?? '' } });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Which edition is it?`}
      description={t`${plural(rows, {
        one: `${fileName}: ${title}, ${count} row.`,
        other: `${fileName}: ${title}, ${count} rows.`,
      })}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={formId} isLoading={isBusy}>
            {t`Compare`}
          </Button>
        </>
      }
    >
      <Stack id={formId} noValidate onSubmit={compare}>
        <ProblemNote {...failure} />
        <Field
          label={t`Edition`}
          isRequired
          help={kind === 'adr' ? t`As in “ADR 2027”.` : t`As in “24th ATP”.`}
          error={errorOf('edition')}
        >
          <Input
            value={edition}
            maxLength={80}
            onChange={({ target }) => setEdition(target.value)}
          />
        </Field>
        <Field
          label={t`Month of publication`}
          isRequired
          help={t`Year and month, as in 2026-09.`}
          error={errorOf('published')}
        >
          <Input
            value={published}
            maxLength={7}
            onChange={({ target }) => setPublished(target.value)}
          />
        </Field>
        <Field
          label={t`Applies from`}
          isRequired
          help={dayHint(kind, hasOwnDays)}
          error={errorOf('appliesFrom')}
        >
          <DateInput value={appliesFrom} onValueChange={setAppliesFrom} />
        </Field>
      </Stack>
    </Dialog>
  );
}

function dayHint(kind: RegulatoryWorkbook['kind'], hasOwnDays: boolean): string {
  if (kind === 'adr') return t`The table is replaced as a whole: do so on this day.`;
  return hasOwnDays
    ? t`For entries that end: all others state their own day.`
    : t`For entries that differ from what is loaded.`;
}

const formId = 'workbook-edition';
