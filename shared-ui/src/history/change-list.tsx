import type { AuditEntry } from 'contract';
import styled from 'styled-components';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import { fieldDifference } from './field-difference';
import { FieldValue } from './field-value';
import { fieldWords } from './field-words';

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
  & del,
  & ins {
    padding-inline: 0.125rem;
    border-radius: ${token.radius.sm};
  }
  & del {
    background: ${token.color.dangerSoft};
    color: ${token.color.onDangerSoft};
  }
  & ins {
    background: ${token.color.successSoft};
    color: ${token.color.onSuccessSoft};
    text-decoration: none;
  }
`;

interface ChangeListProps {
  resource: AnyResource;
  changes: AuditEntry['changes'];
  /** Labels by field name. */
  labels: ReadonlyMap<string, string> | undefined;
}

/** Which fields a write changed, from what to what; those that follow from others are left out. */
export function ChangeList({ resource, changes, labels }: ChangeListProps) {
  const entered = changes.filter(({ field }) => resource.fields[field]?.presence !== 'computed');
  if (entered.length === 0) return null;
  return (
    <Changes>
      {entered.map((change) => (
        <div key={change.field}>
          <dt>{labels?.get(change.field) ?? fieldWords(change.field)}</dt>
          <dd>
            <ChangeText resource={resource} change={change} />
          </dd>
        </div>
      ))}
    </Changes>
  );
}

interface ChangeTextProps {
  resource: AnyResource;
  change: AuditEntry['changes'][number];
}

function ChangeText({ resource, change }: ChangeTextProps) {
  const field = resource.fields[change.field];
  const difference = fieldDifference(change, field?.format === 'html');
  switch (difference.kind) {
    case 'value':
      return (
        <>
          <del>
            <FieldValue value={difference.from} field={field} />
          </del>{' '}
          →{' '}
          <ins>
            <FieldValue value={difference.to} field={field} />
          </ins>
        </>
      );
    case 'text':
      return difference.parts.map(({ kind, text }, place) => {
        const Tag = tags[kind];
        return <Tag key={place}>{text}</Tag>;
      });
    case 'list': {
      const { gone, added } = difference;
      if (gone.length + added.length === 0) return 'in another order';
      return (
        <>
          {gone.length === 0 ? null : (
            <del>
              − <FieldValue value={gone} field={field} />
            </del>
          )}{' '}
          {added.length === 0 ? null : (
            <ins>
              + <FieldValue value={added} field={field} />
            </ins>
          )}
        </>
      );
    }
    default:
      return difference satisfies never;
  }
}

const tags = { same: 'span', gone: 'del', new: 'ins' } as const;
