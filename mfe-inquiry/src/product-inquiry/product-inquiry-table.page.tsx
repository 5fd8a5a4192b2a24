import { t } from '@lingui/core/macro';
import { productInquiries } from 'contract/inquiry';
import { Globe } from 'lucide-react';
import { EmptyState, PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { StatusTabs } from './status-tabs';
import { ProductInquiryBulk } from './product-inquiry-bulk';
import { ProductInquirySheet } from './product-inquiry-sheet';
import { productInquiryColumns } from './product-inquiry.columns';
import { ProductInquiryFilters } from './product-inquiry.filters';
import { TriageItems } from './triage-items';
import { useOpened } from './use-opened';

function ProductInquiryTablePage() {
  const list = useResourceList(productInquiries);
  const { openedId, hrefOf, close } = useOpened();
  return (
    <>
      <PageHeader
        title={t`From the website`}
        description={t`What visitors have sent: turn real requests into inquiries.`}
      />
      <StatusTabs list={list} />
      <ResourceTable
        list={list}
        columns={productInquiryColumns}
        hrefOf={({ _id }) => hrefOf(_id)}
        Filters={ProductInquiryFilters}
        RowActions={TriageItems}
        BulkActions={ProductInquiryBulk}
        Empty={NothingSent}
      />
      {openedId === undefined ? null : <ProductInquirySheet id={openedId} onClose={close} />}
    </>
  );
}

function NothingSent() {
  return (
    <EmptyState title={t`Nothing has come yet`} icon={<Globe />}>
      {t`What visitors send from the inquiry form of the website stands here.`}
    </EmptyState>
  );
}

export { ProductInquiryTablePage as Component };
