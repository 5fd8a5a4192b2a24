import { t } from '@lingui/core/macro';
import { salesPrices } from 'contract/partner';
import { Card } from 'shared-ui';
import { QueryContent } from 'shared-ui/resource';
import { PricePanel } from '../common/price-panel';
import { usePrices } from '../common/use-prices';
import { salesPriceHref } from '../routes';

/** The sales prices of a chemical, as a card of its page. */
function ChemicalPrices({ id: chemicalId }: { readonly id: string }) {
  const query = usePrices(salesPrices, { chemicalId });
  return (
    <Card title={t`Sales prices`}>
      <QueryContent query={query} failed={t`The prices could not be loaded`}>
        {({ data, total }) => (
          <PricePanel
            label={t`Sales prices of this chemical`}
            prices={data}
            total={total}
            renderName={({ listName }) => t`Price list ${listName}`}
            href={salesPriceHref({ chemicalId })}
          />
        )}
      </QueryContent>
    </Card>
  );
}

export { ChemicalPrices as Component };
