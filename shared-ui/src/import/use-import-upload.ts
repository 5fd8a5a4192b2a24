import type { Import, importEndpoint } from 'contract/transfer';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../client/api-error';
import { ApiError } from 'panel-runtime';
import { useApi } from '../client/api-provider';
import { useImportCache } from './import-queries';

/** The endpoint that accepts a resource's file. */
export type ImportCall = ReturnType<typeof importEndpoint>;

/** The state of the upload; `share` is 0 to 1, and 1 while the server reads the file. */
export type ImportUpload =
  | { status: 'idle' }
  | { status: 'sending'; fileName: string; share: number }
  | { status: 'failed'; fileName: string; message: string };

/** Uploads the file of an import; another upload, or unmounting, cancels it. */
export function useImportUpload(endpoint: ImportCall, onTaken: (taken: Import) => void) {
  const api = useApi();
  const cache = useImportCache();
  const [state, setState] = useState<ImportUpload>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  // Cancels the upload on unmount.
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const fileName = file.name;
    const { signal } = abort;
    setState({ status: 'sending', fileName, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ status: 'sending', fileName, share });
      };
      const { data } = await api.call(endpoint, { body: { file }, signal, onProgress });
      if (signal.aborted) return;
      cache.keep(data);
      setState({ status: 'idle' });
      onTaken(data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') return;
      setState({ status: 'failed', fileName, message: messageOf(error) });
    }
  }
  function refuse(fileName: string, message: string) {
    setState({ status: 'failed', fileName, message });
  }
  function cancel() {
    running.current?.abort();
    setState({ status: 'idle' });
  }
  return { state, send, refuse, cancel };
}
