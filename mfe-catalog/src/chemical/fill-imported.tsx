import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import type { Job } from 'contract/jobs';
import { regulationEndpoints } from 'contract/regulation';
import { ScanSearch } from 'lucide-react';
import { Button, HintNote } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';

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
    failure: t`Not filled in`,
    success: t`Hazards are being filled in`,
    refresh: [chemicals],
    onSuccess: () => refetch(),
  });
  const count = (data?.withEntry ?? 0) + (data?.published ?? 0);
  if (!mayFill || count === 0) return null;
  const shown = numberText(count);
  return (
    <HintNote>
      <span>
        {t`${plural(count, {
          one: `${shown} chemical changed since the import began has an entry in Annex VI of CLP and no hazards here.`,
          other: `${shown} chemicals changed since the import began have an entry in Annex VI of CLP and no hazards here.`,
        })}`}{' '}
        <Button
          variant="outline"
          size="sm"
          isLoading={fill.isBusy}
          onClick={() => void fill.run({ body: { selection } })}
        >
          <ScanSearch aria-hidden="true" /> {t`Fill in hazards`}
        </Button>
      </span>
    </HintNote>
  );
}
