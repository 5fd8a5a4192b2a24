import { FileText, X } from 'lucide-react';
import { fileEndpoints, type FileKind } from 'contract';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { FileDrop } from './file-drop';
import { fileKinds } from './file-kinds';
import { useUpload } from './use-upload';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};
`;

const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  & > img {
    width: 4rem;
    height: 4rem;
    border-radius: ${token.radius.md};
    background: ${token.color.surfaceSunken};
    object-fit: contain;
  }
  & > span {
    flex: 1;
    overflow-wrap: anywhere;
    font-size: ${token.text.sm};
  }
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
  value: string | null;
  onValueChange: (name: string | null) => void;
}

/** One file: dropped or chosen, sent at once with its progress, shown, taken away. */
export function FileInput({ kind, value, onValueChange }: FileInputProps) {
  const [local, setLocal] = useState<{ name: string; url: string }>();
  const upload = useUpload(kind, (stored, file) => {
    setLocal({ name: stored.name, url: URL.createObjectURL(file) });
    onValueChange(stored.name);
  });
  // Gives the picture's memory back when another one takes its place.
  useEffect(() => {
    if (local === undefined) return undefined;
    return () => URL.revokeObjectURL(local.url);
  }, [local]);

  const { state } = upload;
  const { accept, hint } = fileKinds[kind];
  return (
    <Stack>
      {value === null ? null : (
        <StoredPreview
          kind={kind}
          name={value}
          localUrl={local?.name === value ? local.url : undefined}
          onRemove={() => onValueChange(null)}
        />
      )}
      {state.status === 'sending' ? (
        <Shown>
          <Progress aria-label={`Sending ${state.fileName}`} value={state.share} max={1} />
          <Button variant="outline" size="sm" onClick={upload.cancel}>
            Cancel
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

interface StoredPreviewProps {
  kind: FileKind;
  name: string;
  /** A picture just sent, which the server may not show to visitors yet. */
  localUrl: string | undefined;
  onRemove: () => void;
}

function StoredPreview({ kind, name, localUrl, onRemove }: StoredPreviewProps) {
  const api = useApi();
  const url = localUrl ?? api.urlOf(fileEndpoints.download, { id: name, query: { w: 160 } });
  return (
    <Shown>
      {kind === 'image' ? <img src={url} alt="Preview" /> : <FileText aria-hidden="true" />}
      <span>{kind === 'image' ? 'The picture in use' : name}</span>
      <IconButton label="Remove the file" size="sm" onClick={onRemove}>
        <X />
      </IconButton>
    </Shown>
  );
}
