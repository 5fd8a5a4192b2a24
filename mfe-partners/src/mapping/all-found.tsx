import { t } from '@lingui/core/macro';
import { Button } from 'shared-ui';
import { useAction } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import { useAllLinked } from './chemical-lists';
import type { MappedList } from './partner-chemicals';
import type { Chosen } from './use-chosen';

interface AllFoundProps {
  mapped: MappedList;
  /** The number of rows on all pages. */
  total: number;
  chosen: Chosen;
}

/** Selects the rows of all pages. */
export function AllFound({ mapped, total, chosen }: AllFoundProps) {
  const { run, isBusy } = useAction(useAllLinked(mapped), {
    failure: t`Not chosen`,
    onSuccess: chosen.add,
  });
  return (
    <Button variant="link" size="sm" isLoading={isBusy} onClick={() => void run()}>
      {t`Choose all ${{ total: numberText(total) }} found`}
    </Button>
  );
}
