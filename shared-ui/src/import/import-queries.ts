import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fieldWords } from 'contract';
import { type Job, jobEndpoints } from 'contract/jobs';
import {
  type FileReading,
  type Import,
  importEndpoints,
  type ImportGuide,
  type ImportVerdict,
} from 'contract/transfer';
import type { ApiClient } from 'panel-runtime';
import { useApi } from '../client/api-provider';
import { mayPass } from '../client/create-query-client';
import { words } from '../i18n/words';
import { isRunning } from './import-words';

/** Milliseconds between two polls of an import with a running job. */
const pause = 1_000;

/** The part of a resource that the queries use. */
export interface ImportedResource {
  readonly name: string;
  readonly label: { readonly one: string; readonly many: string };
}

const keys = {
  guide: (resource: string) => ['import', 'guide', resource] as const,
  lists: ['import', 'list'] as const,
  list: (resource: string, page: number) => ['import', 'list', resource, page] as const,
  record: (id: string) => ['import', 'record', id] as const,
  rows: (id: string, rowsQuery: object) => ['import', 'rows', id, rowsQuery] as const,
  preview: (id: string, reading: object) => ['import', 'preview', id, reading] as const,
  mistakes: (id: string, run: object) => ['import', 'mistakes', id, run] as const,
  refusals: (jobId: string, page: number) => ['import', 'refusals', jobId, page] as const,
  undo: (jobId: string) => ['import', 'undo', jobId] as const,
};

/** The fields and limits of a resource's imports, with labels in the language of now. */
export function useImportGuide({ name }: Pick<ImportedResource, 'name'>) {
  const api = useApi();
  return useQuery({ ...guideQuery(api, name), select: (guide) => inWords(guide) });
}

/** The same as the API has it: the heads of a template are those of every language. */
export function usePlainGuide({ name }: Pick<ImportedResource, 'name'>) {
  const api = useApi();
  return useQuery(guideQuery(api, name));
}

function guideQuery(api: ApiClient, name: string) {
  return queryOptions({
    queryKey: keys.guide(name),
    queryFn: async ({ signal }) => {
      const query = { resource: name };
      return (await api.call(importEndpoints.guide, { query, signal })).data;
    },
  });
}

function inWords(guide: ImportGuide): ImportGuide {
  return { ...guide, fields: guide.fields.map((one) => ({ ...one, label: labelInWords(one) })) };
}

/** Fields have the words of the contract where the language has some; else the API's label stays. */
function labelInWords({ name, label }: { readonly name: string; readonly label: string }) {
  const own = fieldWords(name);
  return words(own) === own ? words(label) : words(own);
}

export const importsPerPage = 10;

/** The imports of a resource, newest first; polled while one of them is running. */
export function useImports({ name }: Pick<ImportedResource, 'name'>, page = 1) {
  const api = useApi();
  return useQuery({
    queryKey: keys.list(name, page),
    queryFn: ({ signal }) =>
      api.call(importEndpoints.list, {
        query: { resource: name, page, pageSize: importsPerPage },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data?.data.some(isRunning) === true ? pause : false),
  });
}

/** An import; polled while its job is running. */
export function useImport(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keys.record(id),
    queryFn: async ({ signal }) => (await api.call(importEndpoints.get, { id, signal })).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, error } }) => {
      if (error !== null && !mayPass(error)) return false;
      return data !== undefined && isRunning(data) ? pause : false;
    },
  });
}

interface OrderRows {
  verdict: ImportVerdict;
  page: number;
}

const rowsPerPage = 25;

/** A page of an import's rows. They belong to its last job: a new check, or the import itself, replaces them. */
export function useImportRows({ _id, jobId, state }: Import, { verdict, page }: OrderRows) {
  const api = useApi();
  return useQuery({
    queryKey: keys.rows(_id, { jobId, state, verdict, page }),
    queryFn: ({ signal }) =>
      api.call(importEndpoints.rows, {
        id: _id,
        query: { verdict, page, pageSize: rowsPerPage },
        signal,
      }),
    placeholderData: (previous, query) =>
      isSameTab(query?.queryKey.at(-1), verdict) ? previous : undefined,
  });
}

/** The previous data must not be rows of another tab: they would be under the wrong heading. */
function isSameTab(rowsQuery: unknown, verdict: ImportVerdict) {
  return (
    typeof rowsQuery === 'object' &&
    rowsQuery !== null &&
    Object.values(rowsQuery).includes(verdict)
  );
}

/** The first rows of an import's file, read in one way. */
export function useFilePreview({ _id: id }: Pick<Import, '_id'>, reading: FileReading) {
  const api = useApi();
  return useQuery({
    queryKey: keys.preview(id, reading),
    queryFn: async ({ signal }) =>
      (await api.call(importEndpoints.preview, { id, body: reading, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** What the dry run found wrong, asks, or leaves out. */
export function useMistakes({ _id: id, jobId, state }: Pick<Import, '_id' | 'jobId' | 'state'>) {
  const api = useApi();
  return useQuery({
    queryKey: keys.mistakes(id, { jobId, state }),
    queryFn: async ({ signal }) => (await api.call(importEndpoints.mistakes, { id, signal })).data,
  });
}

/** The records that a job could not write. */
export function useRefusals(jobId: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: keys.refusals(jobId, page),
    queryFn: ({ signal }) =>
      api.call(jobEndpoints.refusals, { id: jobId, query: { page, pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The job that undoes another one; null when there is none. */
export function useUndoOf({ _id, resource }: Pick<Job, '_id' | 'resource'>) {
  const api = useApi();
  return useQuery({
    queryKey: keys.undo(_id),
    queryFn: async ({ signal }) => {
      const query = { resource, kind: 'undo' as const, pageSize: 100 };
      const { data } = await api.call(jobEndpoints.list, { query, signal });
      return data.find(({ undoOf }) => undoOf === _id) ?? null;
    },
    refetchOnMount: 'always',
  });
}

/** Cache updates after calls that change an import. */
export function useImportCache() {
  const queryClient = useQueryClient();
  return {
    keep: (changed: Import) => {
      queryClient.setQueryData(keys.record(changed._id), changed);
      void queryClient.invalidateQueries({ queryKey: keys.lists });
    },
    storeUndo: (undo: Job) => {
      if (undo.undoOf !== null) queryClient.setQueryData(keys.undo(undo.undoOf), undo);
    },
  };
}
