import { t } from '@lingui/core/macro';
import { Permitted } from '../client/permitted';
import { useQueryClient } from '@tanstack/react-query';
import type { Import } from 'contract/transfer';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { JobProgress } from '../job/job-progress';
import { useJob } from '../job/use-job';
import { Button } from '../parts/button/button';
import { showToast } from 'panel-runtime';
import { refreshResource } from '../client/resource-keys';
import { token } from '../tokens/token';
import type { ImportDialogProps } from './import-dialog';
import { type ImportedResource, useImportCache, useImports } from './import-queries';
import { countsText, isRunning, stateWords } from './import-words';
import { useImportAddress } from './use-import-address';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const Dialog = lazyPart(
  () => t`The import`,
  async () => (await import('./import-dialog')).ImportDialog,
);

const Note = styled.div`
  margin-bottom: ${token.space[3]};
`;

export interface ImportPanelProps extends Pick<
  ImportDialogProps,
  'resource' | 'endpoint' | 'AfterImport'
> {
  hrefOf?: (id: string) => string;
}

/**
 * The import of a resource on its list's page: the dialog while the address asks for it (loaded when first opened), and
 * the progress of an import whose dialog is closed. Absent for those who may not import.
 *
 * @example
 * <ImportPanel resource={chemicals} endpoint={chemicalEndpoints.import} hrefOf={editChemicalHref} />
 * <ResourceTable list={list} columns={columns} onImport={useOpenImport()} />
 */
export function ImportPanel(props: ImportPanelProps) {
  return (
    <Permitted to={props.endpoint}>
      <AllowedPanel {...props} />
    </Permitted>
  );
}

function AllowedPanel({ resource, endpoint, hrefOf, AfterImport }: ImportPanelProps) {
  const { place } = useImportAddress();
  return (
    <>
      <RunningImport resource={resource} />
      {place === undefined ? null : (
        <Suspense fallback={null}>
          <Dialog {...{ resource, endpoint, hrefOf, AfterImport }} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the dialog at its first step; for the `onImport` of a `ResourceTable`. */
export function useOpenImport() {
  const { go } = useImportAddress();
  return () => go({ id: 'new' });
}

function RunningImport({ resource }: { resource: ImportedResource }) {
  const { place, go } = useImportAddress();
  const queryClient = useQueryClient();
  const { data } = useImports(resource);
  const running = data?.data.find(isRunning);
  const { keep } = useImportCache();
  const before = useRef<string>(undefined);

  const notifyOfEnd = useEffectEvent((id: string) => {
    void refreshResource(queryClient, resource);
    const ended = data?.data.find((one) => one._id === id);
    if (ended === undefined) return;
    if (place?.id === id) {
      keep(ended);
      return;
    }
    showToast({
      title: `${ended.fileName}: ${stateWords[ended.state][0].toLowerCase()}`,
      ...(ended.counts !== null && { description: countsText(ended.counts) }),
      tone: ended.state === 'failed' ? 'danger' : 'success',
      duration: 10_000,
      action: { label: t`Show`, onSelect: () => go({ id }) },
    });
  });
  // Reports the end of a running import, in its open dialog or by a toast, and refreshes the cache.
  useEffect(() => {
    const ended = before.current;
    before.current = running?._id;
    if (ended !== undefined && ended !== running?._id) notifyOfEnd(ended);
  }, [running?._id]);

  if (running === undefined || place?.id === running._id) return null;
  return <RunningNote running={running} />;
}

function RunningNote({ running }: { running: Import }) {
  const { hrefOf } = useImportAddress();
  const { job } = useJob(running.jobId ?? undefined);
  if (job === undefined) return null;
  const what = running.state === 'checking' ? t`Checking` : t`Importing`;
  return (
    <Note>
      <JobProgress job={job} label={`${what} ${running.fileName}`}>
        <Button asChild variant="outline" size="sm">
          <Link to={hrefOf({ id: running._id })}>{t`Show`}</Link>
        </Button>
      </JobProgress>
    </Note>
  );
}
