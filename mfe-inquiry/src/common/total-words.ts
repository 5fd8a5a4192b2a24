import { t } from '@lingui/core/macro';
import type { TotalWords } from 'contract/inquiry';

/** The words of the sums of offers and orders on the screen; letters have those of the customer's language. */
export const totalWords: TotalWords = {
  get goods() {
    return t`Goods`;
  },
  get discount() {
    return t`Discount`;
  },
  get freight() {
    return t`Freight`;
  },
  get insurance() {
    return t`Insurance`;
  },
  get otherCharges() {
    return t`Other charges`;
  },
  get net() {
    return t`Net`;
  },
  get vat() {
    return t`VAT`;
  },
  get reverseCharge() {
    return t`VAT: reverse charge, due from the recipient`;
  },
  get exempt() {
    return t`VAT: none, exempt as an export`;
  },
  get total() {
    return t`Total`;
  },
};
