import { t } from '@lingui/core/macro';
import { priceLists, salesPriceEndpoints, salesPrices } from 'contract/partner';
import { PageHeader } from 'shared-ui';
import {
  InputGrid,
  type InputsProps,
  RecordDialog,
  ReferenceField,
  useRecordDialog,
} from 'shared-ui/form';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ReferenceFilter, ResourceTable } from 'shared-ui/table';
import { PriceFilters } from '../common/price-filters';
import { asPriceForm } from '../common/price-form';
import { PriceInputs } from '../common/price-inputs';
import { salesPriceColumns } from './sales-price.columns';

function SalesPriceScreen() {
  const list = useResourceList(salesPrices);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Sales prices`}
        description={t`The prices of the price lists: offers take the one that is valid for the customer.`}
      />
      <ImportPanel resource={salesPrices} endpoint={salesPriceEndpoints.import} />
      <ResourceTable
        list={list}
        columns={salesPriceColumns}
        Filters={SalesPriceFilters}
        onImport={useOpenImport()}
        {...dialog.actions}
      />
      <RecordDialog
        resource={salesPrices}
        Inputs={SalesPriceInputs}
        notCopied={['validFrom', 'validUntil']}
        {...dialog.props}
      />
    </>
  );
}

function SalesPriceFilters({ list }: { list: ResourceList<typeof salesPrices> }) {
  return (
    <PriceFilters list={list}>
      <ReferenceFilter
        list={list}
        name="priceListId"
        label={t`Price list`}
        to={priceLists}
        isOffered={false}
      />
    </PriceFilters>
  );
}

function SalesPriceInputs({ form }: InputsProps<typeof salesPrices>) {
  return (
    <InputGrid>
      <ReferenceField form={form} name="priceListId" label={t`Price list`} to={priceLists} />
      <PriceInputs form={asPriceForm(form)} />
    </InputGrid>
  );
}

export { SalesPriceScreen as Component };
