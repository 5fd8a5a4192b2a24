export {
  Attachable,
  attachableEndpoints,
  AttachableFile,
  AttachableGroup,
  AttachableNote,
  maxAttachable,
} from './inquiry/attachable-endpoints';
export { CalendarFeed, calendarEndpoints, maxCalendarEntries } from './inquiry/calendar-endpoints';
export { Decimal, Percent, PositiveDecimal } from './inquiry/decimal';
export {
  added,
  ceilingOf,
  currencyPlaces,
  decimalOf,
  divided,
  groupedText,
  isBelow,
  moneyText,
  multiplied,
  rounded,
  roundedHalfEven,
  shortened,
  subtracted,
} from './inquiry/exact-decimal';
export { DocumentWanted } from './inquiry/documents-wanted';
export { ExchangeRate, exchangeRates } from './inquiry/exchange-rate';
export {
  FollowUp,
  followUpEndpoints,
  FollowUpKind,
  followUps,
  NamedFollowUp,
} from './inquiry/follow-up';
export { AnswerTime, answerTimeEndpoints } from './inquiry/answer-time';
export { inquiries, Inquiry, Priority } from './inquiry/inquiry';
export {
  contactEndpoints,
  ContactMessage,
  InquiryCounts,
  inquiryEndpoints,
  TimelineEntry,
} from './inquiry/inquiry-endpoints';
export { hasUnit, InquiryItem, maxItems, RequestedItem, unitMissing } from './inquiry/inquiry-item';
export { inquiryOfMail } from './inquiry/inquiry-of-mail';
export { MailContact, mailContactEndpoints } from './inquiry/mail-contact';
export {
  MailField,
  MailFieldName,
  MailLine,
  MailOrder,
  mailOrderEndpoints,
  MailSource,
} from './inquiry/mail-order';
export { mentionsIn, typedMention } from './inquiry/mention';
export {
  maxOfferLines,
  Offer,
  OfferCost,
  OfferLine,
  offers,
  OfferState,
  PricedLine,
} from './inquiry/offer';
export { amountInWords } from './inquiry/amount-in-words';
export {
  LineMargin,
  maxOfferQuestions,
  maxReminderDays,
  OfferAnswer,
  OfferContents,
  offerEndpoints,
  OfferMail,
  OfferMargins,
  OfferQuestion,
  OfferReminder,
  ShownOffer,
} from './inquiry/offer-endpoints';
export {
  type CostRate,
  inCurrency,
  type Margin,
  marginOf,
  marginOfLine,
} from './inquiry/offer-margin';
export {
  amountIn,
  lineTotal,
  type OfferTerms,
  type OfferTotals,
  offerTotals,
  type TotalRow,
  type TotalWords,
  totalRows,
} from './inquiry/offer-totals';
export {
  AnswerContents,
  AnswerLine,
  AskedState,
  AskedSupplier,
  askedSuppliers,
} from './inquiry/asked-supplier';
export { comparedAnswers, costPer, type GivenAnswer } from './inquiry/compared-answers';
export {
  maxAskedSuppliers,
  maxRequestLines,
  RequestedLine,
  RequestLine,
  RequestState,
  SupplierRequest,
  supplierRequests,
} from './inquiry/supplier-request';
export {
  ComparedAnswers,
  ComparedLine,
  ComparedPrice,
  ProposedSupplier,
  RequestAnswer,
  RequestMail,
  ShownRequest,
  ShownRequestContents,
  supplierRequestEndpoints,
  TakenAnswers,
} from './inquiry/supplier-request-endpoints';
export { deliveredOf, deliveryState, outstandingOf } from './inquiry/delivered';
export { DeliveryLine, Order, OrderDelivery, orders } from './inquiry/order';
export { allows, type OrderAction, orderActions, OrderState } from './inquiry/order-actions';
export {
  invoiceColumns,
  orderEndpoints,
  orderHandedOver,
  OrderMail,
} from './inquiry/order-endpoints';
export {
  priceEndpoints,
  PriceQuery,
  SuggestedPrice,
  SuggestedSupplier,
} from './inquiry/price-endpoints';
export {
  amountOfPacks,
  type NamedChemical,
  type NamedRecords,
  type Packing,
  packsOf,
  pricedLine,
} from './inquiry/price-line';
export type { Measure } from './inquiry/one-measure';
export {
  InquiryProgress,
  InquiryReceipt,
  productInquiries,
  ProductInquiry,
  productInquiryEndpoints,
  ProductInquiryStatus,
  VisitorInquiry,
} from './inquiry/product-inquiry';
export { formEndpoints, Receipt, minFillSeconds } from './inquiry/public-form';
export { InquiryValue, weightedValue } from './inquiry/inquiry-value';
export {
  maxMoneyGroups,
  Money,
  moneyEndpoints,
  MoneyFigures,
  MoneyGroup,
  MoneyGrouping,
  MoneyGroups,
  MoneyReport,
  reportColumns,
  ReportQuery,
  StatusSum,
} from './inquiry/money';
export { moneyGroupingNames, moneyGroupName } from './inquiry/money-names';
export {
  type MoneyDays,
  MoneyPeriod,
  type MoneyPeriods,
  moneyPeriods,
} from './inquiry/money-period';
export { Report, ReportMails, reportMailEndpoints, reports } from './inquiry/report';
export { Source, sources } from './inquiry/source';
export { VatRule } from './inquiry/vat-rule';
export {
  Probability,
  Status,
  StatusColor,
  statusEndpoints,
  statuses,
  StatusKind,
  usualProbability,
} from './inquiry/status';
