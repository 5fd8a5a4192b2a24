import { customerEndpoints, supplierEndpoints } from 'contract/partner';
import {
  type Import,
  type ImportChoices,
  importEndpoints,
  type ImportMistake,
} from 'contract/transfer';
import { unique } from '../../testing/describe-resource-routes';
import type { TestApi } from '../../testing/start-test-api';
import { ImportJourney } from '../import-journey.fixture';

/** Files taken and checked as suggested. */
export function openFiles(api: TestApi) {
  const journey = new ImportJourney(api);
  const checked = async (
    one: ImportJourney,
    text: string | Uint8Array,
    choices: ImportChoices = {},
  ) => {
    const taken = await one.take('file.csv', text);
    const done = await one.check(taken._id, taken.mapping, choices);
    return { taken, done, rows: await one.rows(done._id) };
  };
  return {
    journey,
    ofCustomers: new ImportJourney(api, customerEndpoints.import),
    ofSuppliers: new ImportJourney(api, supplierEndpoints.import),
    checked,
    /** The values of the rows' changes, by field. */
    valuesOf: async (one: ImportJourney, text: string, choices: ImportChoices = {}) => {
      const { rows } = await checked(one, text, choices);
      return rows.map(({ changes }) =>
        Object.fromEntries(changes.map(({ field, to }) => [field, to])),
      );
    },
    mistakesOf: async ({ _id: id }: Import): Promise<ImportMistake[]> =>
      (await journey.call(importEndpoints.mistakes, { id })).answer.data,
  };
}

/** A text with a word of its own for each `{}`. */
export const words = (text: string) => text.replaceAll('{}', () => unique());

/** In the order of the file's columns. */
export const fieldsOf = ({ columns, mapping }: Import) => columns.map(({ name }) => mapping[name]);
