import { plural, t } from '@lingui/core/macro';
import type { MailMessage } from 'contract/email';
import type { Inquiry } from 'contract/inquiry';
import { Users } from 'lucide-react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { useWriters } from './use-writers';
import { currentLanguage } from 'shared-ui/i18n';

const Note = styled.output`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;

interface WritersNoteProps {
  inquiryId: Inquiry['_id'];
  /** Only who answers this message; everybody if omitted. */
  messageId?: MailMessage['_id'];
}

/** Says who else is answering. Nothing is locked. */
export function WritersNote({ inquiryId, messageId }: WritersNoteProps) {
  const writers = useWriters(inquiryId);
  const shown = writers.filter(
    ({ answersId }) => messageId === undefined || answersId === messageId,
  );
  const names = shown.map(({ name }) => name);
  return (
    <Note>
      {names.length === 0 ? null : (
        <>
          <Users aria-hidden="true" />
          <span>{messageId === undefined ? answeringText(names) : answeringThisText(names)}</span>
        </>
      )}
    </Note>
  );
}

function answeringText(names: readonly string[]): string {
  const people = listText(names);
  const count = names.length;
  return t`${plural(count, { one: `${people} is answering`, other: `${people} are answering` })}`;
}

function answeringThisText(names: readonly string[]): string {
  const people = listText(names);
  const count = names.length;
  return t`${plural(count, {
    one: `${people} is answering this`,
    other: `${people} are answering this`,
  })}`;
}

function listText(names: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(names);
}
