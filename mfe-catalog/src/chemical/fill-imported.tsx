import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import type { Job } from 'contract/jobs';
import { regulationEndpoints } from 'contract/regulation';
import { ScanSearch } from 'lucide-react';
import { Button, HintNote } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';

interface FillImportedProps {
  job: Job;
}

/** Offers to fill in the hazards of what an import wrote, before it is published. */
export function FillImported({ job }: FillImportedProps) {
  const api = useApi();
  const mayFill = usePermission(regulationEndpoints.takeOver.needs);
  const selection = { query: { updatedSince: job.startedAt ?? job.createdAt } };
  const { data, refetch } = useQuery({
    queryKey: ['unfilledImport', job._id],
    queryFn: async ({ signal }) => {
      const body = { selection };
      return (await api.call(regulationEndpoints.unfilled, { body, signal })).data;
    },
    enabled: mayFill,
  });
  const fill = useCall(regulationEndpoints.takeOver, {
    failure: 'Not filled in',
    success: 'Hazards are being filled in',
    refresh: [chemicals],
    onSuccess: () => refetch(),
  });
  const count = (data?.withEntry ?? 0) + (data?.published ?? 0);
  if (!mayFill || count === 0) return null;
  return (
    <HintNote>
      <span>
        {countText(count, chemicals.label)} changed since the import began{' '}
        {count === 1 ? 'has' : 'have'} an entry in Annex VI of CLP and no hazards here.{' '}
        <Button
          variant="outline"
          size="sm"
          isLoading={fill.isBusy}
          onClick={() => void fill.run({ body: { selection } })}
        >
          <ScanSearch aria-hidden="true" /> Fill in hazards
        </Button>
      </span>
    </HintNote>
  );
}
