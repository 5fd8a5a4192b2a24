import { chemicalEndpoints, chemicals, units } from 'contract/catalog';
import {
  chemicalAsForm,
  chosenPrecautions,
  labelEndpoints,
  needsLabelWords,
  precautionsOf,
} from 'contract/regulation';
import { statements } from 'contract/statements';
import { callAs, startTestApi, type TestApi } from 'api/testing';
import { demoCompany } from '../demo-company';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ seed: demoCompany, jobs: 'stopped' });
});
afterAll(() => api.close());

const asAdmin = () => ({ token: api.adminToken });

test('every form of the acids and bleaches has a label in German and French', async () => {
  const { answer } = await callAs(api, units.endpoints.add, {
    ...asAdmin(),
    body: { name: 'Litre of the label', symbol: 'L*', dimension: 'volume', factor: 1 },
  });
  const unitId = answer.data._id;
  let count = 0;
  for (const slug of ['hydrochloric-acid', 'sodium-hypochlorite', 'sulfuric-acid']) {
    const { answer: found } = await callAs(api, chemicalEndpoints.bySlug, { query: { slug } });
    const read = await callAs(api, chemicals.endpoints.get, { ...asAdmin(), id: found.data._id });
    const chemical = chemicals.entity.parse(read.answer.data);
    for (const form of chemical.offeredForms) {
      const { classifications, hazardStatements } = chemicalAsForm(chemical, form);
      const codes = chosenPrecautions(precautionsOf(classifications, hazardStatements));
      for (const language of ['de', 'fr']) {
        const body = {
          form: form.name,
          quantity: 30,
          unitId,
          capacity: 30,
          copies: 1,
          language,
          format: { kind: 'roll', width: 148, height: 105 },
          precautionaryStatements: codes,
          statementSlots: codes
            .filter((code) => needsLabelWords(code, statements))
            .map((code) => ({
              code,
              text: language === 'de' ? 'einer zugelassenen Anlage' : 'une installation agréée',
            })),
          isUnclassifiedConfirmed: true,
        };
        const made = await callAs(api, labelEndpoints.preview, {
          ...asAdmin(),
          id: chemical._id,
          body,
        });
        expect(`${form.name} ${made.status}`).toBe(`${form.name} 200`);
        const said = JSON.stringify(made.answer.data.items);
        expect(said).not.toMatch(/Index No|CAS No|\bacid\b|chlorine|solution 12|…/);
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThanOrEqual(14);
});
