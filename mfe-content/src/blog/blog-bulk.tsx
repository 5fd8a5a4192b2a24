import { blogs } from 'contract/content';
import { EyeOff, Globe } from 'lucide-react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';

const publish = { values: { status: 'published' }, verb: 'Publish', done: 'published' } as const;
const unpublish = { values: { status: 'draft' }, verb: 'Unpublish', done: 'unpublished' } as const;

/** Actions on the selected posts, besides export and deletion. */
export function BlogBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(blogs, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(publish)}>
        <Globe /> Publish
      </Button>
      <Button {...look} onClick={() => bulk.update(unpublish)}>
        <EyeOff /> Unpublish
      </Button>
    </>
  );
}
