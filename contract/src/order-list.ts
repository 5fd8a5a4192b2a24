export { type OrderLine, readOrderLines } from './order-list/order-lines';
export { listFileLimits, maxOrderLines } from './order-list/list-limits';
export type { OrderAmount, OrderQuestion } from './order-list/order-amount';
export { packagingOf, quantityOf } from './order-list/amount-text';
export type { OrderPart } from './order-list/parts';
export { cellsOf, headingOf } from './order-list/order-columns';
export { namesCompany, orderTerms, type OrderTerms } from './order-list/order-terms';
export { mayBeItem } from './order-list/line-kind';
export { quantityText, readTypedQuantity, type TypedQuantity } from './order-list/typed-quantity';
