import { t } from '@lingui/core/macro';
import { sources } from 'contract/inquiry';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { inquiryListHref } from '../routes';
import { sourceColumns } from './source.columns';
import { SourceInputs } from './source.inputs';

function SourceScreen() {
  const list = useResourceList(sources);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Sources`}
        description={t`Where inquiries come from: website, phone, fair.`}
      />
      <ResourceTable
        list={list}
        columns={sourceColumns}
        RowActions={SourceActions}
        {...dialog.actions}
      />
      <RecordDialog
        resource={sources}
        Inputs={SourceInputs}
        notCopied={['name']}
        {...dialog.props}
      />
    </>
  );
}

function SourceActions({ row }: { row: RowOf<typeof sources> }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={inquiryListHref({ sourceId: row._id })}>
        <List /> {t`Show inquiries`}
      </Link>
    </DropdownMenuItem>
  );
}

export { SourceScreen as Component };
