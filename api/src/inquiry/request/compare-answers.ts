import { dayIn } from 'contract';
import { carriageAsSold } from 'contract/catalog';
import {
  askedSuppliers,
  type ComparedAnswers,
  comparedAnswers,
  type NamedRecords,
  type RequestLine,
} from 'contract/inquiry';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { readRates } from '../offer/exchange-rates';
import { namedRecords } from '../offer/named-records';
import { askedOf } from './asked-of';
import type { RequestRecord } from './prepare-requests';

/** The answers to a request side by side, in one currency and by today's exchange rates. */
export async function compareAnswers(
  work: Work,
  request: RequestRecord,
  wantedCurrency: string | undefined,
): Promise<ComparedAnswers> {
  const { timeZone, currency: own } = await readCompany(work);
  const currency = wantedCurrency ?? request.currency ?? own;
  const day = dayIn(timeZone, new Date());
  const asked = await askedOf(work, request._id);
  const answers = asked.map(({ _id, companyName, state, answer }) => ({
    askedId: askedSuppliers.id.parse(_id),
    companyName,
    state,
    answer,
  }));
  const from = asked.flatMap(({ answer }) => answer?.currency ?? []);
  const named = await namedOf(
    work,
    request,
    asked.flatMap(({ answer }) => answer?.lines ?? []),
  );
  return {
    currency,
    day,
    suppliers: answers.map(({ askedId, companyName, state }) => ({ askedId, companyName, state })),
    lines: comparedAnswers({
      lines: request.lines,
      answers,
      units: named.units,
      densityOf: (line) => densityOf(line, named),
      rates: await readRates(work, { from, to: currency, day }),
      currency,
      day,
    }),
  };
}

type Said = Pick<Parameters<typeof namedRecords>[1][number], 'unitId' | 'packUnitId'>;

/** The chemicals of the lines, and the units of lines and answers. */
export function namedOf(
  work: Work,
  { lines }: RequestRecord,
  said: readonly Said[],
): Promise<NamedRecords> {
  return namedRecords(work, [
    ...lines.map(({ chemicalId, unitId }) => ({ chemicalId, unitId, packUnitId: null })),
    ...said.map(({ unitId, packUnitId }) => ({ chemicalId: null, unitId, packUnitId })),
  ]);
}

/** Of the offered form, else of the chemical, in g/cm³. */
export function densityOf(
  { chemicalId, offeredForm }: Pick<RequestLine, 'chemicalId' | 'offeredForm'>,
  { chemicals }: NamedRecords,
): number | null {
  const chemical = chemicals.get(chemicalId ?? '');
  if (!chemical) return null;
  if (offeredForm === null) return chemical.density;
  const form = chemical.offeredForms.find(({ name }) => name === offeredForm);
  return form ? carriageAsSold(form, chemical).density : null;
}
