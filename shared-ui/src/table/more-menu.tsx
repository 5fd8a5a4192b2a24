import { t } from '@lingui/core/macro';
import { ListRestart, MoreHorizontal, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { ExportItems } from '../export/export-items';
import { useExport } from '../export/use-export';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../parts/dropdown-menu/dropdown-menu';
import { IconButton } from '../parts/icon-button/icon-button';
import { JobHistorySheet } from '../job/job-history-sheet';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { TrashSheet } from '../trash/trash-sheet';
import { useResourceAccess } from '../resource/use-resource-access';
import { countText } from '../text/format';

interface MoreMenuProps<R extends AnyResource> {
  list: ResourceList<R>;
  onImport: (() => void) | undefined;
}

/** Occasional actions of a list: import, export, bulk changes, the trash. */
export function MoreMenu<R extends AnyResource>(props: MoreMenuProps<R>) {
  const { list, onImport } = props;
  const { resource, content } = list;
  const [isTrashOpen, setIsTrashOpen] = useState(false);
  const [areJobsOpen, setAreJobsOpen] = useState(false);
  const exported = useExport(list);
  const { mayDoAll } = useResourceAccess(resource);
  const hasTrash = mayDoAll && resource.endpoints.remove !== undefined;
  const total = content.status === 'ready' ? content.total : 0;
  if (onImport === undefined && exported === undefined && !hasTrash) return null;
  return (
    <>
      <DropdownMenu
        isModal={false}
        trigger={
          <IconButton label={t`More actions`} variant="outline">
            <MoreHorizontal />
          </IconButton>
        }
      >
        {onImport === undefined ? null : (
          <DropdownMenuItem onSelect={onImport}>
            <Upload /> {t`Import…`}
          </DropdownMenuItem>
        )}
        {exported === undefined || total === 0 ? null : (
          <>
            <DropdownMenuLabel>{t`Export ${{ counted: countText(total, resource.label) }}`}</DropdownMenuLabel>
            <ExportItems export={exported} />
            <DropdownMenuSeparator />
          </>
        )}
        {!hasTrash ? null : (
          <>
            <DropdownMenuItem onSelect={() => setAreJobsOpen(true)}>
              <ListRestart /> {t`Bulk changes`}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setIsTrashOpen(true)}>
              <Trash2 /> {t`Trash`}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenu>
      <JobHistorySheet resource={resource} open={areJobsOpen} onOpenChange={setAreJobsOpen} />
      <TrashSheet resource={resource} open={isTrashOpen} onOpenChange={setIsTrashOpen} />
    </>
  );
}
