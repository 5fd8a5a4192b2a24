import { fileEndpoints, type StoredFile } from 'contract/file';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../client/api-error';
import { ApiError } from 'panel-runtime';
import { useApi } from '../../client/api-provider';
import { useTrackUpload } from './running-uploads';
import { refusalOf } from './file-kinds';
import type { UploadRule } from './use-upload';

/** A file being uploaded. */
export interface RunningUpload {
  key: number;
  fileName: string;
  /** The share uploaded, 0 to 1. */
  share: number;
  /** Why it failed; undefined while it runs. */
  problem: string | undefined;
}

/**
 * Uploads several files in sequence and reports the progress of each; `onStored` runs for each stored file. Files that
 * the server would refuse by name or size are not sent.
 */
export function useUploads({ kind, audience }: UploadRule, onStored: (stored: StoredFile) => void) {
  const api = useApi();
  const track = useTrackUpload();
  const [uploads, setUploads] = useState<readonly RunningUpload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const lastKey = useRef(0);
  const stored = useRef(onStored);

  // Keeps the latest `onStored`: the list it adds to may have grown since the file was chosen.
  useEffect(() => {
    stored.current = onStored;
  });
  // Cancels running uploads on unmount.
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => abort.abort());
  }, []);

  function patch(key: number, change: Partial<RunningUpload>) {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));
  }
  function forget(key: number) {
    aborts.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  }
  /** Cancels an upload, or dismisses a failed one. */
  function cancel(key: number) {
    aborts.current.get(key)?.abort();
    forget(key);
  }
  async function sendOne(key: number, file: File) {
    const signal = aborts.current.get(key)?.signal;
    if (signal === undefined) return;
    try {
      const onProgress = (share: number) => patch(key, { share });
      const { data } = await api.call(fileEndpoints.add, {
        query: { audience },
        body: { file },
        signal,
        onProgress,
      });
      if (signal.aborted) return;
      forget(key);
      stored.current(data);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'cancelled') return;
      patch(key, { problem: messageOf(error) });
    }
  }
  function send(files: readonly File[]) {
    for (const file of files) {
      const key = (lastKey.current += 1);
      const problem = refusalOf(kind, file);
      setUploads((all) => [...all, { key, fileName: file.name, share: 0, problem }]);
      if (problem !== undefined) continue;
      aborts.current.set(key, new AbortController());
      queue.current = track(queue.current.then(() => sendOne(key, file)));
    }
  }
  return { uploads, send, cancel };
}
