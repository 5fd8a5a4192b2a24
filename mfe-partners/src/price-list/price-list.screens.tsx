import { t } from '@lingui/core/macro';
import { customers, priceLists } from 'contract/partner';
import { List } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import {
  ComboboxField,
  DecimalField,
  InputGrid,
  type InputsProps,
  RecordDialog,
  ReferencesField,
  TextareaField,
  TextField,
  useRecordDialog,
} from 'shared-ui/form';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { currencies, currencyOption } from '../common/currency-field';
import { salesPriceHref } from '../routes';
import { priceListColumns } from './price-list.columns';

function PriceListScreen() {
  const list = useResourceList(priceLists);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Price lists`}
        description={t`A customer’s own list goes before one of a group, and that before one for all.`}
      />
      <ResourceTable
        list={list}
        columns={priceListColumns}
        RowActions={PriceListActions}
        {...dialog.actions}
      />
      <RecordDialog
        resource={priceLists}
        Inputs={PriceListInputs}
        notCopied={['name']}
        {...dialog.props}
      />
    </>
  );
}

function PriceListActions({ row }: { row: RowOf<typeof priceLists> }) {
  return (
    <DropdownMenuItem asChild>
      <Link to={salesPriceHref({ priceListId: row._id })}>
        <List /> {t`Show prices`}
      </Link>
    </DropdownMenuItem>
  );
}

function PriceListInputs({ form }: InputsProps<typeof priceLists>) {
  return (
    <InputGrid>
      <TextField form={form} name="name" label={t`Name`} />
      <ComboboxField
        form={form}
        name="currency"
        label={t`Currency`}
        options={currencies}
        optionOf={currencyOption}
      />
      <DecimalField
        form={form}
        name="marginPercent"
        label={t`Margin in percent of the price`}
        help={t`For products without a price here: counted from the lowest cost of the day. Empty for none.`}
      />
      <div data-wide>
        <ReferencesField
          form={form}
          name="customerIds"
          label={t`Customers`}
          to={customers}
          help={t`None for all customers, several for a group.`}
        />
      </div>
      <div data-wide>
        <TextareaField<typeof priceLists>
          form={form}
          name="description"
          label={t`Description`}
          rows={3}
        />
      </div>
    </InputGrid>
  );
}

export { PriceListScreen as Component };
