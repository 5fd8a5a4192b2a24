import { t } from '@lingui/core/macro';
import { Paperclip } from 'lucide-react';
import { StaffFileLink, token } from 'shared-ui';
import styled from 'styled-components';

/** Files side by side, each as an item. */
export const FileChips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    max-width: 100%;
    padding-inline: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
  }
  & > li > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
  & > li:has(> button:last-child:not(:nth-child(2))) {
    padding-inline-end: 0;
  }
`;

const Attached = styled(FileChips)`
  margin-top: ${token.space[2]};
`;

export interface MailFilesProps {
  files: readonly { readonly title: string; readonly file: string }[];
}

/** The attachments of a mail of the conversation. */
export function MailFiles({ files }: MailFilesProps) {
  if (files.length === 0) return null;
  return (
    <Attached aria-label={t`Attachments`}>
      {files.map(({ file, title }) => (
        <li key={file}>
          <Paperclip aria-hidden="true" />
          <StaffFileLink name={file}>{title || t`Attachment`}</StaffFileLink>
        </li>
      ))}
    </Attached>
  );
}
