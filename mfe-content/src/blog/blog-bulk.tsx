import { t } from '@lingui/core/macro';
import { blogs } from 'contract/content';
import { EyeOff, Globe } from 'lucide-react';
import { Button } from 'shared-ui';
import { type BulkActionsProps, useBulk } from 'shared-ui/resource';

const publish = {
  values: { status: 'published' },
  get verb() {
    return t`Publish`;
  },
  title: (counted: string) => t`Publish ${counted}`,
  get done() {
    return t`published`;
  },
} as const;
const unpublish = {
  values: { status: 'draft' },
  get verb() {
    return t`Unpublish`;
  },
  title: (counted: string) => t`Unpublish ${counted}`,
  get done() {
    return t`unpublished`;
  },
} as const;

/** Actions on the selected posts, besides export and deletion. */
export function BlogBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(blogs, selection);
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} onClick={() => bulk.update(publish)}>
        <Globe /> {t`Publish`}
      </Button>
      <Button {...look} onClick={() => bulk.update(unpublish)}>
        <EyeOff /> {t`Unpublish`}
      </Button>
    </>
  );
}
