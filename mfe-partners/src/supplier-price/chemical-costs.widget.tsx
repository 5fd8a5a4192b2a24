import { t } from '@lingui/core/macro';
import { supplierPrices } from 'contract/partner';
import { Link } from 'react-router-dom';
import { Card } from 'shared-ui';
import { QueryContent } from 'shared-ui/resource';
import { PricePanel } from '../common/price-panel';
import { usePrices } from '../common/use-prices';
import { editSupplierHref, supplierPriceHref } from '../routes';

/** What suppliers ask for a chemical, as a card of its page. */
function ChemicalCosts({ id: chemicalId }: { readonly id: string }) {
  const query = usePrices(supplierPrices, { chemicalId });
  return (
    <Card title={t`Supplier prices`}>
      <QueryContent query={query} failed={t`The prices could not be loaded`}>
        {({ data, total }) => (
          <PricePanel
            label={t`Supplier prices of this chemical`}
            prices={data}
            total={total}
            renderName={({ supplierId, supplierName }) => (
              <Link to={editSupplierHref(supplierId)}>{supplierName}</Link>
            )}
            href={supplierPriceHref({ chemicalId })}
          />
        )}
      </QueryContent>
    </Card>
  );
}

export { ChemicalCosts as Component };
