import { t } from '@lingui/core/macro';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Permitted } from '../client/permitted';
import { Button } from '../parts/button/button';
import type { AnyResource } from '../resource/resource-types';
import type { BulkActionsProps } from '../resource/row-selection';
import { MergeDialog, type MergeKind } from './merge-dialog';

interface MergeActionProps<R extends AnyResource> extends BulkActionsProps {
  kind: MergeKind<R>;
}

/** The bulk action that merges the two records that are selected. */
export function MergeAction<R extends AnyResource>({ kind, selection }: MergeActionProps<R>) {
  const [isMerging, setIsMerging] = useState(false);
  const pair = pairOf(selection);
  if (pair === undefined) return null;
  return (
    <>
      <Permitted to={kind.endpoints.merge}>
        <Button variant="outline" size="sm" onClick={() => setIsMerging(true)}>
          <Merge /> {t`Merge`}
        </Button>
      </Permitted>
      {isMerging ? (
        <MergeDialog
          kind={kind}
          ids={pair}
          onClose={() => setIsMerging(false)}
          onMerged={selection.clear}
        />
      ) : null}
    </>
  );
}

/** The two records that are selected, if it is two. */
function pairOf({ records }: BulkActionsProps['selection']): [string, string] | undefined {
  if (!('ids' in records)) return undefined;
  const [one, two, ...more] = records.ids;
  return one === undefined || two === undefined || more.length > 0 ? undefined : [one, two];
}
