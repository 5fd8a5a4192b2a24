import { t } from '@lingui/core/macro';
import type { ComponentType, ReactNode } from 'react';
import { z } from 'zod';
import type { AnyResource } from '../resource/resource-types';
import type { Option } from '../parts/select/option';
import type { Column } from './column';

export interface ChoicesProps {
  children: (options: readonly Option[]) => ReactNode;
}

/** How a column's cells are edited in the list. */
export interface ColumnEdit {
  /** The field, if it is not the column's `id`. */
  field?: string;
  /** The labels of an enumeration's values, or of `true` and `false`. */
  labels?: Readonly<Record<string, string>>;
  /** The choices of a reference, which it renders its children with; one without a value empties the field. */
  Choices?: ComponentType<ChoicesProps>;
}

/** The control that edits a field, as the contract describes it. */
export type CellControl =
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'records'; Choices: ComponentType<ChoicesProps> }
  | { kind: 'number' }
  | { kind: 'text' };

const flagLabels: Readonly<Record<string, string>> = {
  get true() {
    return t`Yes`;
  },
  get false() {
    return t`No`;
  },
};

/** The field of a column; undefined where the list does not edit it, or the contract says it cannot be written. */
export function editedField<R extends AnyResource>(
  { fields }: R,
  { id, edit }: Column<R>,
): string | undefined {
  if (edit === undefined) return undefined;
  const name = edit.field ?? id;
  const presence = fields[name]?.presence;
  const isWritten = presence !== undefined && presence !== 'computed' && presence !== 'secret';
  return isWritten ? name : undefined;
}

/** The control of a field; undefined for fields that need a form. */
export function controlOf<R extends AnyResource>(
  { fields }: R,
  name: string,
  { labels = {}, Choices }: ColumnEdit,
): CellControl | undefined {
  const schema = fields[name]?.schema;
  if (Choices !== undefined) return { kind: 'records', Choices };
  if (schema instanceof z.ZodEnum) {
    const options = schema.options
      .map(String)
      .map((value) => ({ value, label: labels[value] ?? value }));
    return { kind: 'choice', options };
  }
  if (schema instanceof z.ZodBoolean) {
    const options = ['true', 'false'].map((value) => ({
      value,
      label: labels[value] ?? flagLabels[value] ?? value,
    }));
    return { kind: 'choice', options };
  }
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  return schema instanceof z.ZodString ? { kind: 'text' } : undefined;
}

/** The value of a field for what its control holds; an empty one is null. */
export function valueOfText<R extends AnyResource>({ fields }: R, name: string, text: string) {
  const schema = fields[name]?.schema;
  if (text === '') return null;
  return schema instanceof z.ZodBoolean ? text === 'true' : text;
}
