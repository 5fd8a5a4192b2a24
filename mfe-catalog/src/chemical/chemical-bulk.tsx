import { chemicals } from 'contract/catalog';
import { EyeOff, FolderTree, Globe, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';
import { SetCategoryDialog } from './set-category-dialog';

const publish = {
  values: { status: 'published' },
  verb: 'Publish',
  done: 'published',
} as const;

const unpublish = {
  values: { status: 'draft' },
  verb: 'Unpublish',
  done: 'unpublished',
} as const;

const lookUp = {
  verb: 'Look up hazards of',
  done: 'filled in',
  undone: 'emptied again',
  description:
    'Empty hazard and transport fields are filled from Annex VI of CLP and ADR. What differs stays and is reported.',
} as const;

/** Actions on the selected chemicals, besides export and deletion. */
export function ChemicalBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(chemicals, selection);
  const api = useApi();
  const [isChoosing, setIsChoosing] = useState(false);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(publish)}>
        <Globe /> Publish
      </Button>
      <Button {...look} onClick={() => bulk.update(unpublish)}>
        <EyeOff /> Unpublish
      </Button>
      <Button
        {...look}
        onClick={() =>
          bulk.run({
            ...lookUp,
            enqueue: async (chosen) => {
              // The tables of the law are for the pages that show them.
              const { regulationEndpoints } = await import('contract/regulation');
              return api.call(regulationEndpoints.takeOver, { body: { selection: chosen } });
            },
          })
        }
      >
        <ScanSearch /> Look up hazards
      </Button>
      <Button {...look} onClick={() => setIsChoosing(true)}>
        <FolderTree /> Set category
      </Button>
      {isChoosing ? (
        <SetCategoryDialog
          count={selection.count}
          onCancel={() => setIsChoosing(false)}
          onChoose={(values) => {
            setIsChoosing(false);
            bulk.update({ values, verb: 'Move', done: 'moved' });
          }}
        />
      ) : null}
    </>
  );
}
