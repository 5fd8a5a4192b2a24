import { t } from '@lingui/core/macro';
import { supplierEndpoints, suppliers } from 'contract/partner';
import { Factory } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type BulkActionsProps, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { PartnerBulk } from '../common/partner-bulk';
import { PartnerFilters } from '../common/partner-filters';
import { editSupplierHref, supplierFormHref } from '../routes';
import { supplierColumns } from './supplier.columns';

function SupplierTablePage() {
  const list = useResourceList(suppliers);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t`Suppliers`} description={t`All companies we buy from.`} />
      <ImportPanel
        resource={suppliers}
        endpoint={supplierEndpoints.import}
        hrefOf={editSupplierHref}
      />
      <ResourceTable
        list={list}
        columns={supplierColumns}
        hrefOf={({ _id }) => editSupplierHref(_id)}
        onNew={() => void navigate(supplierFormHref())}
        onImport={useOpenImport()}
        onDuplicate={({ _id }) => void navigate(supplierFormHref({ copyOf: _id }))}
        Filters={PartnerFilters}
        BulkActions={SupplierBulk}
        Empty={NoSuppliers}
      />
    </>
  );
}

function SupplierBulk({ selection }: BulkActionsProps) {
  return <PartnerBulk resource={suppliers} selection={selection} />;
}

function NoSuppliers() {
  const openImport = useOpenImport();
  return (
    <EmptyState
      title={t`No suppliers yet`}
      icon={<Factory />}
      action={
        <>
          <Permitted to={supplierEndpoints.import}>
            <Button variant="outline" onClick={openImport}>
              {t`Import a file`}
            </Button>
          </Permitted>
          <Button asChild>
            <Link to={supplierFormHref()}>{t`New supplier`}</Link>
          </Button>
        </>
      }
    >
      {t`Add the first one: a name is enough to start with.`}
    </EmptyState>
  );
}

export { SupplierTablePage as Component };
