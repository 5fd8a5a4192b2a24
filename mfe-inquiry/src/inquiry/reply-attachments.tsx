import { mailLimits } from 'contract/email';
import { type PartnerDocument } from 'contract/partner';
import { Paperclip, X } from 'lucide-react';
import { Button, FilesDrop, IconButton, StaffFileLink, token } from 'shared-ui';
import styled from 'styled-components';
import type { Reply } from './use-reply';

const Group = styled.section`
  display: grid;
  gap: ${token.space[2]};

  & > h3 {
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    max-width: 100%;
    padding-inline-start: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
  }
  & li > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
`;

/** Titles can be long. */
const Offer = styled(Button)`
  max-width: 100%;
  white-space: normal;
  overflow-wrap: anywhere;
`;

interface ReplyAttachmentsProps {
  reply: Reply;
  /** The inquiry's documents. */
  offered: readonly PartnerDocument[];
}

/** The attachments: documents of the template and the inquiry, and new uploads. */
export function ReplyAttachments({ reply, offered }: ReplyAttachmentsProps) {
  const { attach, detach } = reply;
  const { attachments } = reply.draft;
  const isFull = attachments.length >= mailLimits.attachments;
  const left = offered.filter(({ file }) => attachments.every((one) => one.file !== file));
  return (
    <Group aria-label="Attachments">
      <h3>Attachments</h3>
      {attachments.length === 0 ? null : (
        <ul>
          {attachments.map((document) => (
            <li key={document.file}>
              <Paperclip aria-hidden="true" />
              <StaffFileLink name={document.file}>{document.title}</StaffFileLink>
              <IconButton
                label={`Leave out ${document.title}`}
                size="sm"
                onClick={() => detach(document)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isFull
        ? null
        : left.map((document) => (
            <Offer key={document.file} size="sm" variant="outline" onClick={() => attach(document)}>
              <Paperclip /> Attach “{document.title}” of the inquiry
            </Offer>
          ))}
      {isFull ? null : (
        <FilesDrop
          kind="document"
          audience="staff"
          onStored={({ name, originalName }) =>
            attach({ title: originalName.slice(0, 200), file: name })
          }
        />
      )}
    </Group>
  );
}
