import { t } from '@lingui/core/macro';
import type { FileAudience, FileKind } from 'contract/file';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { FileDrop } from './file-drop';
import { fileKinds } from './file-kinds';
import { FilePreview, Shown } from './file-preview';
import { useUpload } from './use-upload';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Progress = styled.progress`
  flex: 1;
  height: 0.5rem;
  accent-color: ${token.color.brand};
`;

const Problem = styled.p`
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};
`;

/** `value` is the stored name of a file, null for none. */
export interface FileInputProps {
  kind: FileKind;
  /** The audience that may download the file: everyone by default; staff for records that visitors never see. */
  audience?: FileAudience;
  /** What is accepted, where it is less than the kind. */
  hint?: string;
  value: string | null;
  onValueChange: (name: string | null) => void;
}

/** A single file: dropped or chosen, uploaded at once with progress, shown, removable. */
export function FileInput(props: FileInputProps) {
  const { kind, audience = 'everyone', value, onValueChange } = props;
  const [local, setLocal] = useState<{ name: string; url: string }>();
  const upload = useUpload({ kind, audience }, (stored, file) => {
    setLocal({ name: stored.name, url: URL.createObjectURL(file) });
    onValueChange(stored.name);
  });
  // Revokes the object URL when another picture replaces it.
  useEffect(() => {
    if (local === undefined) return undefined;
    return () => URL.revokeObjectURL(local.url);
  }, [local]);

  const { state } = upload;
  const { accept } = fileKinds[kind];
  const { hint = fileKinds[kind].hint } = props;
  return (
    <Stack>
      {value === null ? null : (
        <FilePreview
          kind={kind}
          audience={audience}
          name={value}
          localUrl={local?.name === value ? local.url : undefined}
          onRemove={() => onValueChange(null)}
        />
      )}
      {state.status === 'sending' ? (
        <Shown>
          <Progress
            aria-label={t`Sending ${{ fileName: state.fileName }}`}
            value={state.share}
            max={1}
          />
          <Button variant="outline" size="sm" onClick={upload.cancel}>
            {t`Cancel`}
          </Button>
        </Shown>
      ) : (
        <FileDrop
          accept={accept}
          hint={hint}
          onFiles={([file]) => file && void upload.send(file)}
        />
      )}
      {state.status === 'failed' ? (
        <Problem role="alert">
          {state.fileName}: {state.message}
        </Problem>
      ) : null}
    </Stack>
  );
}
