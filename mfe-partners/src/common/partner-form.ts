import type { AnyPartner, customers, suppliers } from 'contract/partner';
import type { ResourceFormController } from 'shared-ui/form';

/** The form of a supplier or a customer, as seen by the sections that both share. */
export type PartnerForm = ResourceFormController<AnyPartner>;

type OneForm = ResourceFormController<typeof suppliers> | ResourceFormController<typeof customers>;

/** Guarantee: both resources have every field of `AnyPartner`, and the sections they share name no other. */
export function asPartnerForm(form: OneForm) {
  return form as unknown as PartnerForm;
}
