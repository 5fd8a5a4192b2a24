import { jobEndpoints } from 'contract/jobs';
import {
  type DecimalSign,
  type Import,
  importEndpoints,
  type ImportMapping,
} from 'contract/transfer';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { useImportCache } from './import-queries';

/** Runs one call at a time, and keeps its error. */
function useCall() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Returns a user-facing error message; undefined on success. */
  async function run(call: () => Promise<void>) {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await call();
      return undefined;
    } catch (error) {
      setProblem(messageOf(error));
      return messageOf(error);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, problem, run };
}

/** Starts the dry run with a mapping, and the import itself. */
export function useImportCalls({ _id: id }: Pick<Import, '_id'>) {
  const api = useApi();
  const cache = useImportCache();
  const { isBusy, problem, run } = useCall();
  return {
    isBusy,
    problem,
    check: (mapping: ImportMapping, decimalSign?: DecimalSign) =>
      run(async () => {
        const { data } = await api.call(importEndpoints.check, {
          id,
          body: { mapping, ...(decimalSign !== undefined && { decimalSign }) },
        });
        cache.keep(data);
      }),
    start: () =>
      run(async () => {
        const { data } = await api.call(importEndpoints.start, { id });
        cache.keep(data);
      }),
  };
}

/** Undoes what an import's job wrote. */
export function useUndo(jobId: string) {
  const api = useApi();
  const cache = useImportCache();
  const { isBusy, run } = useCall();
  return {
    isBusy,
    undo: () =>
      run(async () => {
        const { data } = await api.call(jobEndpoints.undo, { id: jobId });
        cache.storeUndo(data);
      }),
  };
}
