import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { FileAudience, StoredFile } from 'contract/file';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { IconButton } from '../icon-button/icon-button';
import { FileDrop } from './file-drop';
import { type TakenKind, takenFiles } from './file-kinds';
import { useUploads } from './use-uploads';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};

  & > ul {
    display: grid;
    gap: ${token.space[1]};
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    font-size: ${token.text.sm};
  }
  & li > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
  & li > [role='alert'] {
    color: ${token.color.dangerText};
  }
  & progress {
    flex: 1;
    height: 0.5rem;
    accent-color: ${token.color.brand};
  }
`;

export interface FilesDropProps {
  /** The accepted files: images, documents, or both. */
  kind: TakenKind;
  /** The audience that may download the files; everyone by default. */
  audience?: FileAudience;
  /** Runs for each file that the server has stored. */
  onStored: (file: StoredFile) => void;
}

/** An area to drop or choose several files; each is uploaded at once, with progress and Cancel. */
export function FilesDrop({ kind, audience = 'everyone', onStored }: FilesDropProps) {
  const { accept, hint } = takenFiles(kind);
  const { uploads, send, cancel } = useUploads({ kind, audience }, onStored);
  return (
    <Stack>
      {uploads.length === 0 ? null : (
        <ul>
          {uploads.map(({ key, fileName, share, problem }) => (
            <li key={key}>
              <span {...(problem !== undefined && { role: 'alert' })}>
                {problem === undefined ? fileName : `${fileName}: ${problem}`}
              </span>
              {problem === undefined ? (
                <progress aria-label={t`Sending ${fileName}`} value={share} max={1} />
              ) : null}
              <IconButton
                label={problem === undefined ? t`Cancel ${fileName}` : t`Dismiss ${fileName}`}
                size="sm"
                onClick={() => cancel(key)}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        accept={accept}
        hint={hint}
        isMultiple
        label={kind === 'any' ? t`Add files` : t`Add ${kind}s`}
        onFiles={send}
      />
    </Stack>
  );
}
