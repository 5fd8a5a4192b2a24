import { t } from '@lingui/core/macro';
import { reports } from 'contract/inquiry';
import { Bookmark, Check, ChevronDown, Pencil, Plus, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { FlagField, InputGrid, ResourceForm, TextField, useResourceForm } from 'shared-ui/form';
import { resourceCalls, useAction, useResourceRemove } from 'shared-ui/resource';
import type { SavedReport, SavedReportsState } from './use-saved-reports';

interface SavedReportsProps {
  saved: SavedReportsState;
  /** What is shown, as it would be saved. */
  query: string;
  /** Shows a saved report, or none. */
  onOpen: (report: SavedReport | undefined) => void;
}

/** Opens saved reports, saves what is shown, and renames, shares, updates and deletes one's own. */
export function SavedReports({ saved, query, onOpen }: SavedReportsProps) {
  const { current, own, shared, isOwn } = saved;
  const [edited, setEdited] = useState<SavedReport | 'new'>();
  const { update } = resourceCalls(useApi(), reports);
  const remove = useResourceRemove(reports, { onRemoved: () => onOpen(undefined) });
  const change = useAction(({ _id, version }: SavedReport) => update(_id, { query, version }), {
    success: (_answer, { name }) => t`“${name}” updated`,
    failure: (_error, { name }) => t`“${name}” not updated`,
    refresh: [reports],
  });
  const item = (report: SavedReport) => (
    <DropdownMenuItem key={report._id} onSelect={() => onOpen(report)}>
      {report._id === current?._id ? <Check /> : null} {report.name}
    </DropdownMenuItem>
  );
  return (
    <>
      <DropdownMenu
        align="end"
        isModal={false}
        trigger={
          <Button variant="outline">
            <Bookmark /> {current === undefined ? t`Reports` : t`Report: ${{ name: current.name }}`}{' '}
            <ChevronDown />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => onOpen(undefined)}>{t`New report`}</DropdownMenuItem>
        {own.length === 0 ? null : <DropdownMenuLabel>{t`My reports`}</DropdownMenuLabel>}
        {own.map(item)}
        {shared.length === 0 ? null : <DropdownMenuLabel>{t`Shared by others`}</DropdownMenuLabel>}
        {shared.map(item)}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setEdited('new')}>
          <Plus /> {t`Save as a new report…`}
        </DropdownMenuItem>
        {current === undefined || !isOwn(current) ? null : (
          <>
            <DropdownMenuItem onSelect={() => void change.run(current)}>
              <Save /> {t`Update to what is shown`}
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => setEdited(current)}>
              <Pencil /> {t`Rename or share…`}
            </DropdownMenuItem>
            <DropdownMenuItem isDestructive onSelect={() => void remove(current)}>
              <Trash2 /> {t`Delete the report`}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenu>
      {edited === undefined ? null : (
        <ReportDialog
          report={edited}
          query={query}
          onClose={() => setEdited(undefined)}
          onSaved={(report) => {
            setEdited(undefined);
            if (edited === 'new') onOpen(report);
          }}
        />
      )}
    </>
  );
}

interface ReportDialogProps {
  report: SavedReport | 'new';
  query: string;
  onClose: () => void;
  onSaved: (report: SavedReport) => void;
}

function ReportDialog({ report, query, onClose, onSaved }: ReportDialogProps) {
  const isNew = report === 'new';
  const form = useResourceForm(reports, {
    ...(isNew ? { initialValues: { query } } : { record: report }),
    onSaved,
  });
  return (
    <Dialog
      open
      size="sm"
      title={isNew ? t`Save this report` : t`Rename or share the report`}
      description={t`The groups, the period and the filters that you see now, under a name.`}
      onOpenChange={onClose}
    >
      <ResourceForm form={form} onCancel={onClose} canSaveAndNew={false}>
        <InputGrid>
          <TextField form={form} name="name" label={t`Name`} />
          <FlagField
            form={form}
            name="isShared"
            label={t`Share with all staff`}
            help={t`They see it if they see inquiries; only you change it.`}
          />
        </InputGrid>
      </ResourceForm>
    </Dialog>
  );
}
