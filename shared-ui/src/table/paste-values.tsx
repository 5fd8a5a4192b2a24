import { inSentence } from '../i18n/words';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { jobEndpoints } from 'contract/jobs';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { messageOf } from '../client/api-error';
import { resourceKeys } from '../client/resource-keys';
import { useBulk } from '../job/use-bulk';
import { Button } from '../parts/button/button';
import { Dialog } from '../parts/dialog/dialog';
import { ErrorState } from '../parts/error-state/error-state';
import { Field } from '../parts/field/field';
import type { Option } from '../parts/select/option';
import { Select } from '../parts/select/select';
import { Spinner } from '../parts/spinner/spinner';
import { Textarea } from '../parts/textarea/textarea';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { RowSelection } from '../resource/row-selection';
import type { ResourceList } from '../resource/use-resource-list';
import { token } from '../tokens/token';
import { countText, numberText } from '../text/format';
import type { Column } from './column';
import { type CellControl, controlOf, editedField } from './column-edit';
import { PastePreview } from './paste-preview';
import { pastedColumn, type PastedRow, readPasted } from './pasted-values';
import { maxPasted, readSelected } from './read-selected';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

export interface PasteValuesProps {
  list: ResourceList<AnyResource>;
  /** The columns whose cells can be edited. */
  columns: readonly Column<AnyResource>[];
  selection: RowSelection;
  /** What was pasted into the list. */
  pasted: string;
  onClose: () => void;
}

/** A column of a spreadsheet into one field of the selected rows: first shown, then written as one job. */
export function PasteValues({ list, columns, selection, pasted, onClose }: PasteValuesProps) {
  const { resource } = list;
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState(columns[0]?.id ?? '');
  const column = columns.find(({ id }) => id === chosen);
  const field = column && editedField(resource, column);
  const control = field === undefined ? undefined : controlOf(resource, field, column?.edit ?? {});
  const rows = useSelectedRows(list, selection);
  const { values, hasMore } = pastedColumn(text);
  return (
    <Options control={control}>
      {(options) => {
        const found =
          control === undefined || field === undefined
            ? []
            : readPasted(rows.data ?? [], values, { resource, field, control, options });
        return (
          <Dialog
            open
            size="lg"
            onOpenChange={onClose}
            title={t`Paste values into ${{ counted: countText(selection.count, resource.label) }}`}
            footer={
              <WriteButton
                {...{ resource, field, selection, rows: found, onClose }}
                label={column?.label ?? ''}
              />
            }
          >
            <Parts>
              <Field label={t`Field`}>
                <Select
                  options={columns.map(({ id, label }) => ({ value: id, label }))}
                  value={chosen}
                  onValueChange={setChosen}
                />
              </Field>
              <Field
                label={t`Values`}
                help={t`One for each row, in the order of the list: copy a column of a spreadsheet and paste it here. Rows below the last value stay as they are.`}
              >
                <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
              </Field>
              <PasteNotes values={values.length} rows={rows.data?.length} hasMore={hasMore} />
              <SelectedRows rows={rows}>
                {(selected) => (
                  <PastePreview {...{ resource, options }} selected={selected} pasted={found} />
                )}
              </SelectedRows>
            </Parts>
          </Dialog>
        );
      }}
    </Options>
  );
}

/** The selected rows in the order of the list. */
function useSelectedRows(
  { resource, query, content }: ResourceList<AnyResource>,
  { records }: RowSelection,
) {
  const api = useApi();
  const inSight = content.status === 'ready' ? content.rows : [];
  return useQuery({
    queryKey: [...resourceKeys.all(resource), 'selected', query, records],
    queryFn: ({ signal }) => readSelected({ api, resource, query, records, inSight, signal }),
    // What one sees before writing is what is there now.
    staleTime: 0,
  });
}

interface SelectedRowsProps {
  rows: ReturnType<typeof useSelectedRows>;
  children: (rows: readonly RowOf<AnyResource>[]) => ReactNode;
}

function SelectedRows({ rows: { data, error, refetch }, children }: SelectedRowsProps) {
  if (error !== null) {
    return (
      <ErrorState title={t`The selected rows could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return data === undefined ? <Spinner label={t`Loading the selected rows`} /> : children(data);
}

interface PasteNotesProps {
  values: number;
  rows: number | undefined;
  hasMore: boolean;
}

/** What of the pasted text is left out. */
function PasteNotes({ values, rows, hasMore }: PasteNotesProps) {
  if (rows === undefined) return null;
  const notes = [
    hasMore && t`Only the first column is used.`,
    values > rows &&
      t`${plural(values - rows, { one: '# value has no row.', other: '# values have no row.' })}`,
    rows >= maxPasted &&
      t`Values are pasted into at most ${{ maxPasted: numberText(maxPasted) }} rows.`,
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : <output>{notes.join(' ')}</output>;
}

interface OptionsProps {
  control: CellControl | undefined;
  children: (options: readonly Option[]) => ReactNode;
}

function Options({ control, children }: OptionsProps) {
  if (control?.kind === 'records') return <control.Choices>{children}</control.Choices>;
  return children(control?.kind === 'choice' ? control.options : []);
}

interface WriteButtonProps {
  resource: AnyResource;
  field: string | undefined;
  label: string;
  selection: RowSelection;
  rows: readonly PastedRow[];
  onClose: () => void;
}

function WriteButton({ resource, field, label, selection, rows, onClose }: WriteButtonProps) {
  const api = useApi();
  const changed = rows.filter(({ isChanged }) => isChanged);
  const ids = changed.map(({ id }) => id);
  const { clear } = selection;
  const bulk = useBulk(resource, { count: ids.length, isAll: false, records: { ids }, clear });

  function write() {
    if (field === undefined) return;
    const values = Object.fromEntries(changed.map(({ id, value }) => [id, value]));
    const action = { kind: 'set', field, values } as const;
    const name = inSentence(label);
    bulk.run({
      verb: t`Change`,
      title: (counted) => t`Change ${counted}`,
      done: t`changed: ${name}`,
      description: '',
      enqueue: (selected) =>
        api.call(jobEndpoints.bulk, {
          body: { resource: resource.name, selection: selected, action },
        }),
    });
    onClose();
  }
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t`Cancel`}
      </Button>
      <Button disabled={ids.length === 0} isLoading={bulk.isStarting} onClick={write}>
        {t`${plural(ids.length, { one: 'Write # value', other: 'Write # values' })}`}
      </Button>
    </>
  );
}
