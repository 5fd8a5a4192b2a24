import { t } from '@lingui/core/macro';
import { chemicals } from 'contract/catalog';
import type { Unfilled } from 'contract/regulation';
import { EyeOff, FolderTree, Globe, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { MergeAction } from 'shared-ui/job';
import { type BulkActionsProps, useAction, useBulk } from 'shared-ui/resource';
import { chemicalMerge } from './merge-chemicals';
import { PublishQuestion } from './publish-question';
import { SetCategoryDialog } from './set-category-dialog';

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

const move = {
  get verb() {
    return t`Move`;
  },
  title: (counted: string) => t`Move ${counted}`,
  get done() {
    return t`moved`;
  },
} as const;

const lookUp = {
  get verb() {
    return t`Look up hazards`;
  },
  title: (counted: string) => t`Look up hazards of ${counted}`,
  get done() {
    return t`filled in`;
  },
  get undone() {
    return t`emptied again`;
  },
  get description() {
    return t`Empty hazard and transport fields are filled from Annex VI of CLP and ADR. What differs stays and is reported.`;
  },
} as const;

const fillAndPublish = {
  get verb() {
    return t`Fill in and publish`;
  },
  title: (counted: string) => t`Fill in and publish ${counted}`,
  get done() {
    return t`published`;
  },
  get description() {
    return t`Empty hazard and transport fields are filled from Annex VI of CLP and ADR; then all are published.`;
  },
} as const;

/** The tables of the law come along, which are for the pages that show them. */
async function regulationCalls() {
  return (await import('contract/regulation')).regulationEndpoints;
}

/** Actions on the selected chemicals, besides export and deletion. */
export function ChemicalBulk({ selection }: BulkActionsProps) {
  const bulk = useBulk(chemicals, selection);
  const api = useApi();
  const [isChoosing, setIsChoosing] = useState(false);
  const [unfilled, setUnfilled] = useState<Unfilled>();
  const publishing = useAction(
    async () => {
      const body = { selection: selection.records };
      return (await api.call((await regulationCalls()).unfilled, { body })).data;
    },
    {
      failure: t`Not published`,
      onSuccess: (counts) => {
        if (counts.withEntry > 0) setUnfilled(counts);
        else bulk.update(publish);
      },
    },
  );
  const look = { variant: 'outline', size: 'sm', disabled: bulk.isStarting } as const;
  return (
    <>
      <Button {...look} isLoading={publishing.isBusy} onClick={() => void publishing.run()}>
        <Globe /> {t`Publish`}
      </Button>
      <Button {...look} onClick={() => bulk.update(unpublish)}>
        <EyeOff /> {t`Unpublish`}
      </Button>
      <Button
        {...look}
        onClick={() =>
          bulk.run({
            ...lookUp,
            enqueue: async (chosen) =>
              api.call((await regulationCalls()).takeOver, { body: { selection: chosen } }),
          })
        }
      >
        <ScanSearch /> {t`Look up hazards`}
      </Button>
      <Button {...look} onClick={() => setIsChoosing(true)}>
        <FolderTree /> {t`Set category`}
      </Button>
      <MergeAction kind={chemicalMerge} selection={selection} />
      {unfilled === undefined ? null : (
        <PublishQuestion
          unfilled={unfilled}
          onCancel={() => setUnfilled(undefined)}
          onPublish={() => {
            setUnfilled(undefined);
            bulk.update(publish);
          }}
          onFill={() => {
            setUnfilled(undefined);
            bulk.run({
              ...fillAndPublish,
              enqueue: async (chosen) =>
                api.call((await regulationCalls()).takeOver, {
                  body: { selection: chosen, isPublishing: true },
                }),
            });
          }}
        />
      )}
      {isChoosing ? (
        <SetCategoryDialog
          count={selection.count}
          onCancel={() => setIsChoosing(false)}
          onChoose={(values) => {
            setIsChoosing(false);
            bulk.update({ ...move, values });
          }}
        />
      ) : null}
    </>
  );
}
