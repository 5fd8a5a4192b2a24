import { amountIn, deliveredOf, invoiceColumns, lineTotal } from 'contract/inquiry';
import { byteOrderMark, csvLines } from '../../transfer/export/csv-text';
import type { OrderRecord } from './order-errors';

type Cells = Readonly<Record<(typeof invoiceColumns)[number], string | number | null>>;

/** The file for invoicing: a row for each line of the order, decimals with a point. */
export function invoiceText(order: OrderRecord): string {
  const rows = order.lines.map((_, place) => rowOf(order, place));
  const cells = rows.map((row) => invoiceColumns.map((name) => row[name] ?? ''));
  return byteOrderMark + csvLines([[...invoiceColumns], ...cells]);
}

function rowOf(order: OrderRecord, place: number): Cells {
  const { currency, deliveries } = order;
  const line = order.lines[place];
  const priced = order.pricedLines[place];
  if (!line || !priced) throw new Error('Each line of an order has a price');
  const delivered = deliveredOf(line.key, deliveries);
  const days = deliveries.map(({ deliveredOn }) => deliveredOn).toSorted();
  return {
    ...headOf(order),
    line: place + 1,
    product: priced.name,
    cas_number: priced.casNumber,
    grade: line.grade,
    packaging: line.packaging,
    quantity_ordered: line.quantity,
    quantity_delivered: delivered,
    unit: priced.unit,
    unit_price: line.unitPrice,
    line_discount_percent: line.discountPercent,
    line_total_ordered: priced.total,
    line_total_delivered: lineTotal({ ...line, quantity: delivered }, currency),
    order_total: amountIn(currency, order.total),
    last_delivered_on: days.at(-1) ?? null,
  };
}

/** What stands in each row. */
function headOf(order: OrderRecord) {
  return {
    order_number: order.number,
    order_id: order._id,
    customer_order_number: order.customerNumber,
    customer_id: order.customerId,
    buyer: order.company ?? order.contactName,
    buyer_address: order.buyerAddress,
    delivery_address: order.deliveryAddress ?? order.buyerAddress,
    currency: order.currency,
    order_discount_percent: order.discountPercent,
    freight: order.freight,
    insurance: order.insurance,
    other_charges: order.otherCharges,
    vat_rule: order.vatRule,
    vat_percent: order.vatPercent,
    incoterm: order.incoterm,
    place: order.place,
    payment_terms: order.paymentTerms,
  };
}
