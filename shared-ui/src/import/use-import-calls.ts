import { t } from '@lingui/core/macro';
import { jobEndpoints } from 'contract/jobs';
import {
  type FileReading,
  type Import,
  type ImportChoices,
  importEndpoints,
  type ImportMapping,
} from 'contract/transfer';
import { useCall } from '../action/use-call';
import { useImportCache } from './import-queries';

/** Starts the dry run with a mapping. */
export function useImportCheck({ _id: id }: Pick<Import, '_id'>) {
  const cache = useImportCache();
  const { run, ...call } = useCall(importEndpoints.check, {
    onSuccess: ({ data }) => cache.keep(data),
  });
  const check = (mapping: ImportMapping, choices: ImportChoices) =>
    run({ id, body: { mapping, choices } });
  return { ...call, check };
}

/** Reads the file in another way. */
export function useImportReading({ _id: id }: Pick<Import, '_id'>) {
  const cache = useImportCache();
  const { run, ...call } = useCall(importEndpoints.read, {
    onSuccess: ({ data }) => cache.keep(data),
  });
  return { ...call, read: (reading: FileReading) => run({ id, body: reading }) };
}

/** Starts the import itself. */
export function useImportStart({ _id: id }: Pick<Import, '_id'>) {
  const cache = useImportCache();
  const { run, ...call } = useCall(importEndpoints.start, {
    onSuccess: ({ data }) => cache.keep(data),
  });
  return { ...call, start: () => run({ id }) };
}

/** Undoes what an import's job wrote. */
export function useImportUndo() {
  const cache = useImportCache();
  return useCall(jobEndpoints.undo, {
    failure: t`Not taken back`,
    onSuccess: ({ data }) => cache.storeUndo(data),
  });
}
