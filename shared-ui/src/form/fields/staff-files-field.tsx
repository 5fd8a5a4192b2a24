import { t } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '../../parts/badge/badge';
import { Field } from '../../parts/field/field';
import { FilesDrop } from '../../parts/file-input/files-drop';
import { Input } from '../../parts/input/input';
import { StaffFileLink } from '../../parts/staff-file/staff-file-link';
import type { AnyResource } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import type { FormFieldProps } from '../use-form-field';
import { type RowEditor, RowsField } from './rows-field';

/** A file that may still lack its title. */
interface FileDraft {
  title: string | null;
  file: string;
}

export interface StaffFilesFieldProps<R extends AnyResource> extends FormFieldProps<
  R,
  readonly FileDraft[]
> {
  /** The singular noun of the files: "document". */
  noun: string;
  /** The files of the stored record. */
  stored: readonly { file: string }[] | undefined;
}

const Icon = styled.span`
  flex: none;
  margin-top: 2rem;
  color: ${token.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  width: 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
`;

/** An ordered list of files with titles, for staff only. */
export function StaffFilesField<R extends AnyResource>({
  noun,
  stored = [],
  ...props
}: StaffFilesFieldProps<R>) {
  const storedFiles = new Set(stored.map(({ file }) => file));
  return (
    <RowsField<R, FileDraft>
      {...props}
      isOrdered
      rowLabel={({ title }, index) => title ?? `${noun} ${index + 1}`}
      renderAdder={(add) => (
        <FilesDrop
          kind="document"
          audience="staff"
          onStored={({ name, originalName }) =>
            add({ title: titleOfFile(originalName), file: name })
          }
        />
      )}
    >
      {(editor) => <FileCells {...editor} noun={noun} isNew={!storedFiles.has(editor.row.file)} />}
    </RowsField>
  );
}

interface FileCellsProps extends RowEditor<FileDraft> {
  noun: string;
  /** True for a file added since the last save. */
  isNew: boolean;
}

function FileCells({ row, change, cell, noun, isNew }: FileCellsProps) {
  return (
    <>
      <Icon data-fixed>
        <FileText aria-hidden="true" />
      </Icon>
      <Field label={t`Title`} {...cell('title')} isRequired>
        <Input
          value={row.title ?? ''}
          maxLength={200}
          onChange={({ target }) => change({ title: target.value === '' ? null : target.value })}
        />
      </Field>
      <Actions data-fixed>
        <StaffFileLink
          name={row.file}
          label={t`Download ${{ title: row.title ?? t`this ${noun}` }}`}
        >
          {t`Download`}
        </StaffFileLink>
        {isNew ? <Badge tone="info">{t`New file: kept when you save`}</Badge> : null}
      </Actions>
    </>
  );
}

/** A default title: the file's name without its extension. */
function titleOfFile(name: string) {
  return name.replace(/\.[^.]+$/, '').slice(0, 200);
}
