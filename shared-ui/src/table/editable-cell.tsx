import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import type { Column } from './column';
import { controlOf } from './column-edit';

const LazyEditor = lazy(async () => ({ default: (await import('./cell-editor')).CellEditor }));

/* As wide as the cell, so that a click anywhere in it edits. */
const Trigger = styled.button`
  ${focusRing}
  display: block;
  width: calc(100% + 0.75rem);
  min-height: 1.75rem;
  margin-inline: -0.375rem;
  padding: 0 0.375rem;
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    border-color: ${token.color.borderStrong};
    background: ${token.color.surface};
  }
`;

interface EditableCellProps<R extends AnyResource> {
  resource: R;
  column: Column<R>;
  row: RowOf<R>;
  field: string;
  /** What the cell shows. */
  children: ReactNode;
}

/** A cell that a click, Enter or Space edits in place. */
export function EditableCell<R extends AnyResource>(props: EditableCellProps<R>) {
  const { resource, column, row, field, children } = props;
  const [isEdited, setIsEdited] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const control = controlOf(resource, field, column.edit ?? {});
  if (control === undefined) return children;
  const label = t`${{ label: column.label }} of ${{ titleOf: titleOf(resource, row) }}`;

  function end() {
    setIsEdited(false);
    requestAnimationFrame(() => trigger.current?.focus());
  }
  const button = (
    <Trigger
      ref={trigger}
      type="button"
      title={t`Change: ${label}`}
      onClick={() => setIsEdited(true)}
    >
      {children}
    </Trigger>
  );
  if (!isEdited) return button;
  return (
    <Suspense fallback={button}>
      <LazyEditor
        resource={resource}
        control={control}
        row={row}
        field={field}
        columnLabel={column.label}
        label={label}
        shown={children}
        onEnd={end}
      />
    </Suspense>
  );
}
