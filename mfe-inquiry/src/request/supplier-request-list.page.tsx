import { t } from '@lingui/core/macro';
import { supplierRequests } from 'contract/inquiry';
import { Send } from 'lucide-react';
import { EmptyState, PageHeader } from 'shared-ui';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { editSupplierRequestHref } from '../routes';
import { requestColumns } from './supplier-request.columns';
import { RequestFilters } from './supplier-request.filters';

function SupplierRequestListPage() {
  const list = useResourceList(supplierRequests);
  return (
    <>
      <PageHeader
        title={t`Requests to suppliers`}
        description={t`What suppliers were asked to quote, and who has answered.`}
      />
      <ResourceTable
        list={list}
        columns={requestColumns}
        hrefOf={({ _id }) => editSupplierRequestHref(_id)}
        Filters={RequestFilters}
        Empty={NoRequests}
      />
    </>
  );
}

function NoRequests() {
  return (
    <EmptyState title={t`No requests yet`} icon={<Send />}>
      {t`A request begins with “Ask suppliers” on the page of an inquiry.`}
    </EmptyState>
  );
}

export { SupplierRequestListPage as Component };
