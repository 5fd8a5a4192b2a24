import { MarginPercent, priceWithMargin } from './margin-price';

test.each([
  ['1', '20', '1.2500'],
  ['1', '0', '1.0000'],
  ['1', '99.99', '10000.0000'],
  ['0.3333', '33.3', '0.4997'],
  ['10', '30', '14.2857'],
  ['1.00005', '0', '1.0000'],
  ['1.00015', '0', '1.0002'],
  ['0.0005', '20', '0.00062500'],
  ['0.00015', '0', '0.00015000'],
  ['0.000000000001', '20', null],
])('a cost of %s with a margin of %s %% is sold at %s', (cost, percent, price) => {
  expect(priceWithMargin(cost, percent)).toBe(price);
});

test.each(['100', '100.0', '101', '-1', 'x'])('a margin of %s %% has no price', (percent) => {
  expect(MarginPercent.safeParse(percent).success).toBe(false);
});
