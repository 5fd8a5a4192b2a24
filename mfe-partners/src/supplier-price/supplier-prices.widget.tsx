import { t } from '@lingui/core/macro';
import { supplierPrices } from 'contract/partner';
import { QueryContent } from 'shared-ui/resource';
import { PricePanel } from '../common/price-panel';
import { usePrices } from '../common/use-prices';
import { supplierPriceHref } from '../routes';

/** What a supplier asks, as a tab of its page. */
function SupplierPrices({ id: supplierId }: { readonly id: string }) {
  const query = usePrices(supplierPrices, { supplierId });
  return (
    <QueryContent query={query} failed={t`The prices could not be loaded`}>
      {({ data, total }) => (
        <PricePanel
          label={t`Prices of this supplier`}
          prices={data}
          total={total}
          renderName={({ chemicalName }) => chemicalName}
          href={supplierPriceHref({ supplierId })}
        />
      )}
    </QueryContent>
  );
}

export { SupplierPrices as Component };
