import { chemicals, units } from 'contract/catalog';
import { labelEndpoints, type LabelOrderInput } from 'contract/regulation';
import { expect, test } from '../support/test';
import { unique } from '../support/unique';

test('the built product prints a label in three languages', async ({ api }) => {
  const [chemical] = (await api.call(chemicals.endpoints.list, { query: { search: '67-64-1' } }))
    .data;
  const unit = {
    name: unique(),
    symbol: unique().slice(-12),
    dimension: 'count',
    factor: 1,
  } as const;
  const { data } = await api.call(units.endpoints.add, { body: unit });
  const body: LabelOrderInput = {
    quantity: 25,
    unitId: data._id,
    capacity: 25,
    copies: 1,
    language: 'de',
    furtherLanguages: ['fr', 'pl'],
    format: { kind: 'sheet', sheet: '210x148' },
    precautionaryStatements: ['P210'],
  };
  const order = { id: chemical?._id ?? '', body };
  const preview = await api.call(labelEndpoints.preview, order);
  const texts = preview.data.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
  expect(texts.join(' ')).toContain('Gefahr / Danger / Niebezpieczeństwo');
});
