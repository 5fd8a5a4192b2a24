export { type AnyPartner } from './partner/any-partner';
export { currencyCodes } from './partner/currency-codes';
export { currencyName } from './partner/currency-name';
export { Customer, customers } from './partner/customer';
export { customerEndpoints, supplierEndpoints, tradeEndpoints } from './partner/partner-endpoints';
export { Address, Certification, PartnerDocument } from './partner/partner-fields';
export {
  LinkableChemical,
  type LinkableQuery,
  LinkAnswer,
  LinkedChemical,
  type LinkedQuery,
  maxLinks,
  TradedChemical,
} from './partner/partner-link';
export { MergedPartner, MergeInput } from './partner/merge';
export { Likeness, SimilarPartner, type SimilarQuery } from './partner/similar-partner';
export { Supplier, suppliers } from './partner/supplier';
export { Currency, Incoterm, incotermNames, PhoneNumber } from './partner/trade-terms';
