import { deliveredOf, deliveryState, outstandingOf } from './delivered';
import { allows, type OrderAction, OrderState } from './order-actions';

const actions = [
  'change',
  'confirm',
  'deliver',
  'takeBack',
  'handOver',
  'invoice',
  'cancel',
  'remove',
] as const satisfies readonly OrderAction[];

/** As a salesperson would say it: what may be done (x) in each state, in the order of `actions`. */
const expected: Readonly<Record<OrderState, string>> = {
  open: 'xx----xx',
  confirmed: 'xxx---x-',
  partDelivered: 'xxxxxx--',
  delivered: 'x--xxx--',
  invoiced: '--------',
  cancelled: '-------x',
};

describe.each(OrderState.options)('an order that is %s', (state) => {
  it.each(actions.map((action, place) => [action, expected[state][place] === 'x'] as const))(
    '%s: %s',
    (action, isAllowed) => expect(allows(state, action)).toBe(isAllowed),
  );
});

const [first, second] = [
  '01990000-0000-7000-8000-0000000000aa',
  '01990000-0000-7000-8000-0000000000bb',
];
const lines = [
  { key: first, quantity: '100.5' },
  { key: second, quantity: '3' },
];
const delivery = (...rows: readonly (readonly [key: string, quantity: string])[]) => ({
  lines: rows.map(([key, quantity]) => ({
    key,
    quantity,
    packs: null,
    batchNumber: null,
    certificateId: null,
  })),
});

describe('how far an order is delivered', () => {
  it('follows from the sums of its deliveries', () => {
    expect(deliveryState(lines, [])).toBe('confirmed');
    const part = delivery([first, '100.4'], [second, '3']);
    expect(deliveryState(lines, [part])).toBe('partDelivered');
    expect(outstandingOf({ key: first, quantity: '100.5' }, [part])).toBe('0.1');
    expect(deliveryState(lines, [part, delivery([first, '0.1'])])).toBe('delivered');
  });

  it('counts the batches of one line together', () => {
    const batches = delivery([first, '50'], [first, '50.50']);
    expect(deliveredOf(first, [batches])).toBe('100.50');
    expect(deliveryState(lines, [batches])).toBe('partDelivered');
    expect(deliveryState(lines, [batches, delivery([second, '3.000'])])).toBe('delivered');
  });
});
