import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import { regulationEndpoints as endpoints } from 'contract/regulation';
import { ScanSearch } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui';
import { type ApiClient, useApi } from 'shared-ui/client';
import { useBulk } from 'shared-ui/resource';
import { countText } from 'shared-ui/table';
import { chemicalTableHref } from '../routes';

/** The most chemicals of a selection. */
const maxChemicals = 1000;
const pageSize = 100;

interface LookUpAffectedProps {
  id: string;
  total: number;
}

/** Looks the changed chemicals up as a job, which the list of chemicals follows and reports. */
export function LookUpAffected({ id, total }: LookUpAffectedProps) {
  const api = useApi();
  const navigate = useNavigate();
  const count = Math.min(total, maxChemicals);
  const bulk = useBulk(chemicals, {
    count,
    isAll: false,
    records: { ids: [] },
    clear: () => void navigate(chemicalTableHref()),
  });
  if (total === 0) return null;
  return (
    <Button
      disabled={bulk.isStarting}
      onClick={() =>
        bulk.run({
          verb: t`Look up hazards`,
          title: (counted) => t`Look up hazards of ${counted}`,
          done: t`filled in`,
          undone: t`emptied again`,
          description: t`What differs stays and is reported.`,
          enqueue: async () => {
            const ids = await affectedIds(api, id, count);
            return api.call(endpoints.takeOver, { body: { selection: { ids } } });
          },
        })
      }
    >
      <ScanSearch />
      {total > maxChemicals
        ? t`Look up the first ${{ chemicals: countText(count, chemicals.label) }}`
        : t`Look up ${{ chemicals: countText(count, chemicals.label) }}`}
    </Button>
  );
}

async function affectedIds(api: ApiClient, id: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const { data } = await api.call(endpoints.affected, { id, query: { page, pageSize } });
    ids.push(...data.map(({ _id }) => _id));
    if (data.length < pageSize) break;
  }
  return ids.slice(0, maxChemicals);
}
