import type { FieldError } from 'contract';
import type { AnswerContents, AnswerLine, TakenAnswers } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { invalid } from '../../repository/parse-input';
import { askedOf } from './asked-of';
import type { RequestRecord } from './prepare-requests';
import type { AskedRecord } from './request-keys';

/** An answer that is taken over, with what it belongs to. */
export interface TakenLine {
  readonly line: RequestRecord['lines'][number];
  readonly asked: AskedRecord;
  readonly answer: AnswerContents;
  readonly said: AnswerLine & { readonly unitPrice: string; readonly unitId: string };
}

/** @throws ApiProblem `invalid` at what is no price of the request's lines */
export async function takenLines(
  work: Work,
  request: RequestRecord,
  { lines: chosen }: TakenAnswers,
): Promise<TakenLine[]> {
  const asked = new Map<string, AskedRecord>(
    (await askedOf(work, request._id)).map((one) => [one._id, one]),
  );
  const errors: FieldError[] = [];
  const taken = chosen.flatMap(({ key, askedId }, place): TakenLine[] => {
    const found = takenLine(request, key, asked.get(askedId));
    const isFirst = chosen.findIndex((one) => one.key === key) === place;
    if (found && isFirst) return [found];
    const message = isFirst ? 'There is no price of this supplier' : 'Choose one answer for a line';
    errors.push({ path: `lines.${place}.askedId`, message });
    return [];
  });
  if (errors.length > 0) throw invalid(errors);
  return taken;
}

function takenLine(
  { lines }: RequestRecord,
  key: string,
  asked: AskedRecord | undefined,
): TakenLine | undefined {
  const line = lines.find((one) => one.key === key);
  const answer = asked?.state === 'answered' ? asked.answer : null;
  const said = answer?.lines.find((one) => one.key === key);
  if (!line || !asked || !answer || !said) return undefined;
  const { unitPrice, unitId } = said;
  if (unitPrice === null || unitId === null) return undefined;
  return { line, asked, answer, said: { ...said, unitPrice, unitId } };
}
