import { t } from '@lingui/core/macro';
import { supplierPriceEndpoints, supplierPrices, suppliers } from 'contract/partner';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ReferenceFilter, ResourceTable } from 'shared-ui/table';
import { PriceFilters } from '../common/price-filters';
import { supplierPriceColumns } from './supplier-price.columns';
import { SupplierPriceInputs } from './supplier-price.inputs';

function SupplierPriceScreen() {
  const list = useResourceList(supplierPrices);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Supplier prices`}
        description={t`What suppliers ask, with its days: offers take the price that is valid.`}
      />
      <ImportPanel resource={supplierPrices} endpoint={supplierPriceEndpoints.import} />
      <ResourceTable
        list={list}
        columns={supplierPriceColumns}
        Filters={SupplierPriceFilters}
        onImport={useOpenImport()}
        {...dialog.actions}
      />
      <RecordDialog
        resource={supplierPrices}
        Inputs={SupplierPriceInputs}
        notCopied={['validFrom', 'validUntil']}
        {...dialog.props}
      />
    </>
  );
}

function SupplierPriceFilters({ list }: { list: ResourceList<typeof supplierPrices> }) {
  return (
    <PriceFilters list={list}>
      <ReferenceFilter
        list={list}
        name="supplierId"
        label={t`Supplier`}
        to={suppliers}
        isOffered={false}
      />
    </PriceFilters>
  );
}

export { SupplierPriceScreen as Component };
