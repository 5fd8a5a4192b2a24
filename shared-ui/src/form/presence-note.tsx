import { words } from '../i18n/words';
import { plural, t } from '@lingui/core/macro';
import type { Present } from 'contract/record';
import { Users } from 'lucide-react';
import styled from 'styled-components';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import type { ResourceFormController } from './use-resource-form';
import { usePresence } from './use-presence';

const Note = styled.output`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-bottom: ${token.space[3]};
  }
  & > svg {
    flex: none;
  }
`;

interface PresenceNoteProps<R extends AnyResource> {
  form: ResourceFormController<R>;
}

/** Who else has the form's record open, at its top. */
export function PresenceNote<R extends AnyResource>({ form }: PresenceNoteProps<R>) {
  const { resource, record, isDirty: isEditing } = form;
  const present = usePresence({ resource, id: record?._id, isEditing });
  return (
    <Note>
      {present.length === 0 ? null : (
        <>
          <Users size={16} aria-hidden="true" />
          <span>{wordsOf(present, words(resource.label.one))}</span>
        </>
      )}
    </Note>
  );
}

function wordsOf(present: readonly Present[], one: string): string {
  const [editing, looking] = [true, false].map((isEditing) =>
    present.filter((other) => other.isEditing === isEditing).map(({ name }) => name),
  );
  return [editingText(editing, one), lookingText(looking, one)].filter(Boolean).join(' ');
}

function editingText(names: readonly string[] = [], one: string): string {
  if (names.length === 0) return '';
  const people = names.join(t` and `);
  return t`${plural(names.length, {
    one: `${people} is editing this ${one}.`,
    other: `${people} are editing this ${one}.`,
  })}`;
}

function lookingText(names: readonly string[] = [], one: string): string {
  if (names.length === 0) return '';
  const people = names.join(t` and `);
  return t`${plural(names.length, {
    one: `${people} is looking at this ${one}.`,
    other: `${people} are looking at this ${one}.`,
  })}`;
}
