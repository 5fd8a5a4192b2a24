import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../../parts/field/field';
import { useFieldControl } from '../../parts/field/field-context';
import { Button } from '../../parts/button/button';
import type { AnyResource } from '../../resource/resource-types';
import { breakpoint, token } from '../../tokens/token';
import { type FormFieldProps, useFormField } from '../use-form-field';
import { RowButtons } from './row-buttons';
import { useRowDrag } from './use-row-drag';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};

  & > button {
    justify-self: start;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 4px;
    border-radius: ${token.radius.sm};
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[2]};
    padding: 0;
    list-style: none;
  }
  & > ol > li {
    display: flex;
    align-items: flex-start;
    gap: ${token.space[2]};
    padding: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    background: ${token.color.surfaceSunken};
  }
  & > ol > li[data-dragged] {
    opacity: 0.5;
  }
  & > ol > li[data-drop] {
    border-color: ${token.color.brand};
    background: ${token.color.surfaceSelected};
  }
  & > ol > li > div:first-child {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[3]};
    min-width: 0;
  }
  & > ol > li > div:first-child > :not([data-fixed]) {
    flex: 1 1 9rem;
  }
  @media (width < ${breakpoint.compact}) {
    & > ol > li {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

/** A row as its cells see it. */
export interface RowEditor<Row> {
  row: Row;
  change: (cells: Partial<Row>) => void;
  /** Props for the `Field` of a cell: its id and its error. */
  cell: (name: keyof Row & string) => { id: string; error: string | undefined };
}

export interface RowsFieldProps<R extends AnyResource, Row extends object> extends FormFieldProps<
  R,
  readonly Row[]
> {
  /** The accessible name of a row's buttons: `packaging 2`. */
  rowLabel: (row: Row, index: number) => string;
  /** The cells of a row, each a `Field`; mark a cell that must not grow (a picture) with `data-fixed`. */
  children: (editor: RowEditor<Row>) => ReactNode;
  /** The control that adds rows: a button, or a drop area for files. */
  renderAdder: (add: (row: Row) => void) => ReactNode;
  /** Lets rows be moved, by dragging or with up and down buttons. */
  isOrdered?: boolean;
}

/** All rows render at each keystroke, so a long list shows only its first rows until the user expands it. */
const firstRows = 20;

/**
 * A list of objects, one per row.
 *
 * @example
 * <RowsField form={form} name="socials" label="Socials" rowLabel={({ url }) => url ?? 'link'}
 * renderAdder={(add) => <Button onClick={() => add({ url: null })}>Add a link</Button>}>
 * {({ row, change, cell }) => <Field label="Address" {...cell('url')}>…</Field>}
 * </RowsField>
 */
export function RowsField<R extends AnyResource, Row extends object>(
  props: RowsFieldProps<R, Row>,
) {
  const { rowLabel, children, renderAdder, isOrdered = false } = props;
  const { value, change, cellError, fieldProps } = useFormField<R, readonly Row[]>(props);
  const rows = value ?? [];
  const isRowWrong = rows.some((row, index) =>
    Object.keys(row).some((cell) => cellError(index, cell) !== undefined),
  );

  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || isRowWrong ? rows : rows.slice(0, firstRows);

  function move(from: number, to: number) {
    const moved = rows[from];
    if (moved !== undefined) change(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
  }
  const drag = useRowDrag(move);
  return (
    <Field {...fieldProps} error={isRowWrong ? undefined : fieldProps.error} isRequired={false}>
      <RowGroup>
        {rows.length === 0 ? null : (
          <ol>
            {shown.map((row, index) => (
              <li key={index} {...(isOrdered && drag.rowProps(index))}>
                <div>
                  {children({
                    row,
                    change: (cells) => change(rows.with(index, { ...row, ...cells })),
                    cell: (cell) => ({
                      id: `${fieldProps.id}.${index}.${cell}`,
                      error: cellError(index, cell),
                    }),
                  })}
                </div>
                <RowButtons
                  label={rowLabel(row, index)}
                  onUp={index > 0 ? () => move(index, index - 1) : undefined}
                  onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
                  grip={isOrdered ? drag.gripProps(index) : undefined}
                  onRemove={() => change(rows.toSpliced(index, 1))}
                />
              </li>
            ))}
          </ol>
        )}
        {shown.length === rows.length ? null : (
          <Button variant="outline" onClick={() => setIsWhole(true)}>
            {t`Show all ${{ count: rows.length }}`}
          </Button>
        )}
        {renderAdder((row) => {
          setIsWhole(true);
          change([...rows, row]);
        })}
      </RowGroup>
    </Field>
  );
}

function RowGroup({ children }: { children: ReactNode }) {
  return (
    <Group tabIndex={-1} {...useFieldControl({})}>
      {children}
    </Group>
  );
}
