import { t } from '@lingui/core/macro';
import { type ComposedAttachment, mailLimits } from 'contract/email';
import type { AttachableFile, Inquiry } from 'contract/inquiry';
import { FolderOpen, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { Button, FilesDrop, IconButton, StaffFileLink, token } from 'shared-ui';
import styled from 'styled-components';
import { AttachDialog } from './attach-dialog';
import { AttachableNote } from './attachable-note';
import { FileChips } from './file-chips';
import { useAttachable } from './use-attachable';
import type { Reply } from './use-reply';

const Group = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space[2]};

  & > h3 {
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & > div {
    width: 100%;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & > p[role='alert'] {
    color: ${token.color.dangerText};
  }
`;

interface ReplyAttachmentsProps {
  reply: Reply;
  inquiryId: Inquiry['_id'];
}

/** The attachments: documents, offers and other files that the company has, those of the template, and new uploads. */
export function ReplyAttachments({ reply, inquiryId }: ReplyAttachmentsProps) {
  const { attach, detach } = reply;
  const { attachments } = reply.draft;
  const [isChoosing, setIsChoosing] = useState(false);
  const { factsOf, learn } = useFacts(inquiryId);
  const isFull = attachments.length >= mailLimits.attachments;

  function choose(file: AttachableFile, isAttached: boolean) {
    learn(file);
    const attachment = attachmentOf(file);
    if (isAttached) attach(attachment);
    else detach(attachment);
  }
  return (
    <Group aria-label={t`Attachments`}>
      <h3>{t`Attachments`}</h3>
      <Chips attachments={attachments} factsOf={factsOf} detach={detach} />
      <Sum sizes={attachments.map(({ file }) => factsOf(file)?.size ?? 0)} />
      <Button size="sm" variant="outline" onClick={() => setIsChoosing(true)}>
        <FolderOpen /> {t`Attach documents or offers`}
      </Button>
      {isFull ? null : (
        <div>
          <FilesDrop
            kind="document"
            audience="staff"
            onStored={({ name, originalName, size }) => {
              learn({ file: name, size, note: null });
              attach({ title: originalName.slice(0, 200), file: name });
            }}
          />
        </div>
      )}
      {isChoosing ? (
        <AttachDialog
          inquiryId={inquiryId}
          isFull={isFull}
          isAttached={(file) => attachments.some((one) => one.file === file)}
          onChange={choose}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Group>
  );
}

interface ChipsProps extends Pick<Reply, 'detach'> {
  attachments: readonly ComposedAttachment[];
  factsOf: (file: string) => FileFacts | undefined;
}

function Chips({ attachments, factsOf, detach }: ChipsProps) {
  if (attachments.length === 0) return null;
  return (
    <FileChips>
      {attachments.map((document) => (
        <li key={document.file}>
          <Paperclip aria-hidden="true" />
          <StaffFileLink name={document.file}>{document.title}</StaffFileLink>
          <AttachableNote note={factsOf(document.file)?.note ?? null} />
          <IconButton
            label={t`Leave out ${{ title: document.title }}`}
            size="sm"
            onClick={() => detach(document)}
          >
            <X />
          </IconButton>
        </li>
      ))}
    </FileChips>
  );
}

function attachmentOf({ title, file, of }: AttachableFile): ComposedAttachment {
  return of ? { title, file, of } : { title, file };
}

type FileFacts = Pick<AttachableFile, 'file' | 'size' | 'note'>;

/** Sizes and notes of files: those that the server knows with the draft, and those that were chosen since. */
function useFacts(inquiryId: Inquiry['_id']) {
  const { data } = useAttachable(inquiryId);
  const [chosen, setChosen] = useState<readonly FileFacts[]>([]);
  return {
    factsOf: (file: string) => [...chosen, ...(data?.files ?? [])].find((one) => one.file === file),
    learn: (facts: FileFacts) => setChosen((known) => [...known, facts]),
  };
}

function Sum({ sizes }: { sizes: readonly number[] }) {
  const sum = sizes.reduce((total, size) => total + size, 0);
  const max = mailLimits.attachmentBytes;
  if (sum === 0) return null;
  return sum > max ? (
    <p role="alert">
      {t`These files have ${{ sum: megabytes(sum) }} MB together; a mail takes ${{ max: megabytes(max) }} MB at most.`}
    </p>
  ) : (
    <p>{t`${{ sum: megabytes(sum) }} of ${{ max: megabytes(max) }} MB`}</p>
  );
}

/** As the server counts them. */
function megabytes(bytes: number): string {
  return (Math.ceil((bytes / 1024 ** 2) * 10) / 10).toFixed(1);
}
