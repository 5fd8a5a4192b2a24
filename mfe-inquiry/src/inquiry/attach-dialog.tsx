import { t } from '@lingui/core/macro';
import type { AttachableFile, AttachableGroup, Inquiry } from 'contract/inquiry';
import { useState } from 'react';
import {
  bytesText,
  Button,
  Checkbox,
  Dialog,
  ErrorState,
  Field,
  HintNote,
  Input,
  Skeleton,
  token,
  useSettled,
} from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { AttachableNote } from './attachable-note';
import { useAttachable } from './use-attachable';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

const Group = styled.section`
  & > h3 {
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & > ul {
    display: grid;
    gap: ${token.space[2]};
    margin-top: ${token.space[2]};
    padding: 0;
    list-style: none;
  }
  & label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token.space[2]};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const headings: Readonly<Record<Exclude<AttachableGroup, 'attached'>, string>> = {
  get chemicals() {
    return t`Documents of the requested chemicals`;
  },
  get offers() {
    return t`Offers of this inquiry`;
  },
  get customer() {
    return t`Files of the customer`;
  },
  get inquiry() {
    return t`Files of this inquiry`;
  },
  get found() {
    return t`Documents found`;
  },
};

/** Milliseconds without a key before documents are looked for. */
const pause = 300;

const groups = ['found', 'chemicals', 'offers', 'customer', 'inquiry'] as const;

interface AttachDialogProps {
  inquiryId: Inquiry['_id'];
  isAttached: (file: string) => boolean;
  onChange: (file: AttachableFile, isAttached: boolean) => void;
  /** Whether the mail takes no further file. */
  isFull: boolean;
  onClose: () => void;
}

/** Chooses among the files that the company has for an inquiry, and its documents by a search. */
export function AttachDialog({ inquiryId, onClose, ...choice }: AttachDialogProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), pause);
  const { data, error, refetch } = useAttachable(inquiryId, search);
  return (
    <Dialog
      open
      title={t`Attach files`}
      description={t`What the company has for this inquiry, and any document by its name.`}
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <Stack>
        {data?.hidesDocuments === true ? (
          <HintNote>{t`Your role does not show documents of chemicals.`}</HintNote>
        ) : (
          <Field label={t`Find a document`} help={t`By chemical, CAS number, title or lot.`}>
            <Input
              type="search"
              maxLength={200}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        {error === null ? null : (
          <ErrorState title={t`The files could not be loaded`} onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        )}
        {data === undefined && error === null ? <Skeleton height="8rem" /> : null}
        {data === undefined ? null : (
          <Files files={data.files} isSearched={search !== ''} {...choice} />
        )}
      </Stack>
    </Dialog>
  );
}

interface FilesProps extends Pick<AttachDialogProps, 'isAttached' | 'onChange' | 'isFull'> {
  files: readonly AttachableFile[];
  isSearched: boolean;
}

function Files({ files, isSearched, ...choice }: FilesProps) {
  const shown = groups.flatMap((group) => {
    const own = files.filter((file) => file.group === group);
    return own.length === 0 ? [] : [{ group, own }];
  });
  if (shown.length === 0)
    return <p>{isSearched ? t`No document was found.` : t`There is no file for this inquiry.`}</p>;
  return shown.map(({ group, own }) => (
    <Group key={group} aria-label={headings[group]}>
      <h3>{headings[group]}</h3>
      <ul>
        {own.map((file) => (
          <li key={file.file}>
            <File file={file} {...choice} />
          </li>
        ))}
      </ul>
    </Group>
  ));
}

interface FileProps extends Omit<FilesProps, 'files' | 'isSearched'> {
  file: AttachableFile;
}

function File({ file, isAttached, onChange, isFull }: FileProps) {
  const isChosen = isAttached(file.file);
  const { title, details, size, note } = file;
  return (
    <label>
      <Checkbox
        checked={isChosen}
        disabled={isFull && !isChosen}
        onCheckedChange={(isChecked) => onChange(file, isChecked === true)}
      />
      <span>
        {title}
        <small>{[details, bytesText(size)].filter(Boolean).join(', ')}</small>
      </span>
      <AttachableNote note={note} />
    </label>
  );
}
