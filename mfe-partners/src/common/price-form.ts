import type { AnyPrice, salesPrices, supplierPrices } from 'contract/partner';
import type { ResourceFormController } from 'shared-ui/form';

type OneForm =
  | ResourceFormController<typeof supplierPrices>
  | ResourceFormController<typeof salesPrices>;

/** Guarantee: both resources have every field of `AnyPrice`, and the inputs they share name no other. */
export function asPriceForm(form: OneForm) {
  return form as unknown as ResourceFormController<AnyPrice>;
}
