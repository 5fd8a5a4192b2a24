import { useQueryClient } from '@tanstack/react-query';
import { documentDeliveries, documents } from 'contract/document';
import { useState } from 'react';
import { ApiError, messageOf } from '../client/api-error';
import { refreshResource } from '../resource/resource-keys';

/** Runs a write about documents: shows the server's errors at their fields, and refetches documents and their log. */
export function useDocumentCall() {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());

  async function run(write: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    setErrors(new Map());
    try {
      await write();
    } catch (error) {
      const named = error instanceof ApiError ? error.fieldErrors : [];
      setErrors(new Map(named.map(({ path, message }) => [path, message])));
      setProblem(named.length === 0 ? messageOf(error) : 'Correct what is marked below.');
    } finally {
      setIsBusy(false);
      await Promise.all([
        refreshResource(queryClient, documents),
        refreshResource(queryClient, documentDeliveries),
      ]);
    }
  }
  return { run, isBusy, problem, errorOf: (field: string) => errors.get(field) };
}
