export { type AnyContact } from './partner/any-contact';
export { type AnyPartner } from './partner/any-partner';
export { type AnyPrice } from './partner/any-price';
export {
  type ChosenPrice,
  chosenSalesPrice,
  chosenSupplierPrice,
  type KnownList,
  type KnownPrice,
  type KnownSalesPrice,
  listRank,
  listWords,
  type PriceWanted,
} from './partner/chosen-price';
export { customerContactEndpoints, supplierContactEndpoints } from './partner/contact-endpoints';
export { currencyCodes } from './partner/currency-codes';
export { currencyName } from './partner/currency-name';
export { Customer, customers } from './partner/customer';
export { CustomerContact, customerContacts } from './partner/customer-contact';
export { customerEndpoints, supplierEndpoints, tradeEndpoints } from './partner/partner-endpoints';
export { Address, Certification, PartnerDocument } from './partner/partner-fields';
export { LetterLanguage } from './partner/letter-language';
export {
  LinkableChemical,
  type LinkableQuery,
  LinkAnswer,
  LinkedChemical,
  type LinkedQuery,
  maxLinks,
  TradedChemical,
} from './partner/partner-link';
export { chosenMarginList, type MarginList, priceWithMargin } from './partner/margin-price';
export { salesPriceEndpoints, supplierPriceEndpoints } from './partner/price-endpoints';
export { PriceState } from './partner/price-fields';
export { maxListCustomers, PriceList, priceLists } from './partner/price-list';
export { SalesPrice, salesPrices } from './partner/sales-price';
export { SupplierPrice, supplierPrices } from './partner/supplier-price';
export { MergedRecord as MergedPartner, MergeInput } from './merge';
export { Likeness, SimilarPartner, type SimilarQuery } from './partner/similar-partner';
export { Supplier, suppliers } from './partner/supplier';
export { SupplierContact, supplierContacts } from './partner/supplier-contact';
export { Currency, Incoterm, incotermNames, PhoneNumber } from './partner/trade-terms';
