import { t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import { Inbox } from 'lucide-react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { addInquiryHref, editInquiryHref, inquiryBoardHref } from '../routes';
import { Board } from './board';
import { InquiryBulk } from './inquiry-bulk';
import { inquiryColumns } from './inquiry.columns';
import { InquiryFilters } from './inquiry.filters';
import { InquiryLayouts, useInquiryLayout } from './inquiry-layouts';
import { ViewChips } from './view-chips';

function InquiryListPage() {
  const list = useResourceList(inquiries);
  const navigate = useNavigate();
  const layout = useInquiryLayout();
  const [address] = useSearchParams();
  // Accepts `?view=board` as a shortcut; `view` itself belongs to the saved views.
  if (address.get('view') === 'board') return <Navigate to={inquiryBoardHref()} replace />;
  return (
    <>
      <PageHeader
        title={t`Inquiries`}
        description={t`Every request for chemicals, and where it stands.`}
        actions={<InquiryLayouts />}
      />
      <ViewChips list={list} />
      {layout === 'board' ? (
        <Board list={list} />
      ) : (
        <ResourceTable
          list={list}
          columns={inquiryColumns}
          hrefOf={({ _id }) => editInquiryHref(_id)}
          onNew={() => void navigate(addInquiryHref())}
          onDuplicate={({ _id }) => void navigate(addInquiryHref({ copyOf: _id }))}
          Filters={InquiryFilters}
          BulkActions={InquiryBulk}
          Empty={NoInquiries}
        />
      )}
    </>
  );
}

function NoInquiries() {
  return (
    <EmptyState
      title={t`No inquiries yet`}
      icon={<Inbox />}
      action={
        <Button asChild>
          <Link to={addInquiryHref()}>{t`New inquiry`}</Link>
        </Button>
      }
    >
      {t`What visitors send from the website comes here by itself; add what comes by phone or mail.`}
    </EmptyState>
  );
}

export { InquiryListPage as Component };
