import { type FileAudience, fileEndpoints, type StoredFile } from 'contract/file';
import { useRef, useState } from 'react';
import { messageOf } from '../../client/api-error';
import { ApiError } from 'panel-runtime';
import { useApi } from '../../client/api-provider';
import { useTrackUpload } from './running-uploads';
import { refusalOf, type TakenKind } from './file-kinds';

/** The state of an upload; `share` is 0 to 1. */
export type UploadState =
  | { status: 'idle' }
  | { status: 'sending'; fileName: string; share: number }
  | { status: 'failed'; fileName: string; message: string };

/** The kind and audience of an upload. */
export interface UploadRule {
  kind: TakenKind;
  /** The audience that may download the file. */
  audience: FileAudience;
}

/** Uploads one file at a time and reports its progress; a new upload cancels the previous one. */
export function useUpload(
  { kind, audience }: UploadRule,
  onStored: (stored: StoredFile, file: File) => void,
) {
  const api = useApi();
  const [state, setState] = useState<UploadState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  const track = useTrackUpload();

  function send(file: File) {
    return track(sendNow(file));
  }
  async function sendNow(file: File) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const fileName = file.name;
    const refusal = refusalOf(kind, file);
    if (refusal !== undefined) {
      setState({ status: 'failed', fileName, message: refusal });
      return;
    }
    setState({ status: 'sending', fileName, share: 0 });
    try {
      const { data } = await api.call(fileEndpoints.add, {
        query: { audience },
        body: { file },
        signal: abort.signal,
        onProgress: (share) => {
          if (!abort.signal.aborted) setState({ status: 'sending', fileName, share });
        },
      });
      setState({ status: 'idle' });
      onStored(data, file);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') return;
      setState({ status: 'failed', fileName, message: messageOf(error) });
    }
  }
  function cancel() {
    running.current?.abort();
    setState({ status: 'idle' });
  }
  return { state, send, cancel };
}
