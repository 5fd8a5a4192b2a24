import { orderEndpoints, orders } from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import { openOffers } from '../offer/offer.fixture';

/** By name, since its type has parts that a declaration could not name. */
interface Desk extends Awaited<ReturnType<typeof openOffers>> {}

/** A company that makes offers, and the orders of them. */
export async function openOrders() {
  const desk: Desk = await openOffers();
  const { staff } = desk.site;

  /** A sent offer of two lines, 600 and 40 kg. */
  const sentOffer = async () => {
    const { inquiryId } = await desk.addInquiry([{ freeText: 'Acetone' }, { freeText: 'Toluene' }]);
    const draft = await desk.make(inquiryId);
    const lines = draft.lines.map((line: object, place: number) => ({
      ...line,
      quantity: place === 0 ? '600' : '40',
      unitId: desk.kilogram,
      unitPrice: '1.005',
    }));
    return { inquiryId, ...(await desk.sendNext(inquiryId, { lines, freight: '12.5' })) };
  };
  const madeOrder = async () => {
    const { offer, inquiryId } = await sentOffer();
    const made = await staff(orderEndpoints.make, { id: offer._id });
    expect(made.status).toBe(200);
    const order = (await staff(orders.endpoints.get, { id: made.answer.data._id })).answer.data;
    return { order, offer, inquiryId, id: String(order._id) };
  };
  const confirm = (id: string) => staff(orderEndpoints.confirm, { id, body: { message: null } });
  return {
    desk,
    staff,
    sentOffer,
    madeOrder,
    confirm,
    confirmedOrder: async () => {
      const made = await madeOrder();
      expect((await confirm(made.id)).answer).toMatchObject({ data: { state: 'confirmed' } });
      const [acetone, toluene] = made.order.lines.map(({ key }: { key: string }) => key);
      return { ...made, acetone, toluene };
    },
    deliver: (id: string, body: object) => staff(orderEndpoints.deliver, { id, body }),
  };
}

export const delivery = (lines: readonly object[]) => ({
  key: uuidv7(),
  deliveredOn: '2026-12-01',
  lines,
});
