import type { AnyContact, customerContacts, supplierContacts } from 'contract/partner';
import type { ResourceFormController } from 'shared-ui/form';

type OneForm =
  | ResourceFormController<typeof customerContacts>
  | ResourceFormController<typeof supplierContacts>;

/** Guarantee: both resources have every field of `AnyContact`, and the inputs they share name no other. */
export function asContactForm(form: OneForm) {
  return form as unknown as ResourceFormController<AnyContact>;
}
