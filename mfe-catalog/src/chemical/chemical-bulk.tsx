import { chemicals } from 'contract/catalog';
import { EyeOff, FolderTree, Globe } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
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

/** Actions on the selected chemicals, besides export and deletion. */
export function ChemicalBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(chemicals, selection);
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
