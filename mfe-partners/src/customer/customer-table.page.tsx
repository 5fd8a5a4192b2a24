import { t } from '@lingui/core/macro';
import { customerEndpoints, customers } from 'contract/partner';
import { Handshake } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type BulkActionsProps, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { PartnerBulk } from '../common/partner-bulk';
import { PartnerFilters } from '../common/partner-filters';
import { editCustomerHref, customerFormHref } from '../routes';
import { customerColumns } from './customer.columns';

function CustomerTablePage() {
  const list = useResourceList(customers);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t`Customers`} description={t`All companies we sell to.`} />
      <ImportPanel
        resource={customers}
        endpoint={customerEndpoints.import}
        hrefOf={editCustomerHref}
      />
      <ResourceTable
        list={list}
        columns={customerColumns}
        hrefOf={({ _id }) => editCustomerHref(_id)}
        onNew={() => void navigate(customerFormHref())}
        onImport={useOpenImport()}
        onDuplicate={({ _id }) => void navigate(customerFormHref({ copyOf: _id }))}
        Filters={PartnerFilters}
        BulkActions={CustomerBulk}
        Empty={NoCustomers}
      />
    </>
  );
}

function CustomerBulk({ selection }: BulkActionsProps) {
  return <PartnerBulk resource={customers} selection={selection} />;
}

function NoCustomers() {
  const openImport = useOpenImport();
  return (
    <EmptyState
      title={t`No customers yet`}
      icon={<Handshake />}
      action={
        <>
          <Permitted to={customerEndpoints.import}>
            <Button variant="outline" onClick={openImport}>
              {t`Import a file`}
            </Button>
          </Permitted>
          <Button asChild>
            <Link to={customerFormHref()}>{t`New customer`}</Link>
          </Button>
        </>
      }
    >
      {t`Add the first one: a name is enough to start with.`}
    </EmptyState>
  );
}

export { CustomerTablePage as Component };
