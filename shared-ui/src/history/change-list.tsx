import { t } from '@lingui/core/macro';
import { languageText, words } from '../i18n/words';
import { fieldWords } from 'contract';
import type { AuditEntry } from 'contract/record';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import { fieldDifference } from './field-difference';
import { FieldValue } from './field-value';
import { MarkedText, marks } from './marked-text';

const Changes = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  font-size: ${token.text.sm};

  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${marks}
`;

/** Renders a value that cannot be shown from the contract alone. */
export type ChangedValue = ComponentType<{ value: unknown }>;

export interface ChangeListProps {
  /** Its fields say what they refer to. */
  resource: Pick<AnyResource, 'fields'>;
  changes: AuditEntry['changes'];
  /** Labels by field name. */
  labels: ReadonlyMap<string, string> | undefined;
  /** Components that render a field's value, or the items of its list, by field name. */
  values?: Readonly<Record<string, ChangedValue>>;
}

/** The fields that a write changed, with old and new values; derived fields are left out. */
export function ChangeList({ resource, changes, labels, values }: ChangeListProps) {
  const entered = changes.filter(({ field }) => resource.fields[field]?.presence !== 'computed');
  if (entered.length === 0) return null;
  return (
    <Changes>
      {entered.map((change) => (
        <div key={change.field}>
          <dt>{labelOf(change.field, labels)}</dt>
          <dd>
            <ChangeText resource={resource} change={change} Value={values?.[change.field]} />
          </dd>
        </div>
      ))}
    </Changes>
  );
}

/** `name:de` is the name in German. */
function labelOf(name: string, labels: ChangeListProps['labels']): string {
  const [, language] = name.split(':');
  const plain = plainName(name);
  const label = labels?.get(plain) ?? words(fieldWords(plain));
  return language === undefined ? label : `${label} (${languageText(language)})`;
}

function plainName(name: string): string {
  return name.split(':', 1).join('');
}

interface ChangeTextProps {
  resource: ChangeListProps['resource'];
  change: AuditEntry['changes'][number];
  Value: ChangedValue | undefined;
}

function ChangeText({ resource, change, Value }: ChangeTextProps) {
  const field = resource.fields[plainName(change.field)];
  const show = (value: unknown) =>
    Value === undefined ? <FieldValue value={value} field={field} /> : <Value value={value} />;
  const difference = fieldDifference(change, field?.format === 'html');
  switch (difference.kind) {
    case 'value':
      return (
        <>
          <del>{show(difference.from)}</del> → <ins>{show(difference.to)}</ins>
        </>
      );
    case 'text':
      return <MarkedText parts={difference.parts} />;
    case 'list': {
      const { gone, added } = difference;
      if (gone.length + added.length === 0) return t`in another order`;
      return (
        <>
          {gone.length === 0 ? null : <del>− {show(gone)}</del>}{' '}
          {added.length === 0 ? null : <ins>+ {show(added)}</ins>}
        </>
      );
    }
    default:
      return difference satisfies never;
  }
}
