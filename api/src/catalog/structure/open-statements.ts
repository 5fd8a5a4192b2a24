import { needsWords, sentenceOf, StatementSlot } from 'contract/regulation';
import { z } from 'zod';
import { statements } from 'contract/statements';
import type { FieldValues } from '../../repository/field-values';

const Slots = z.array(StatementSlot);

/** The statements of a chemical that say nothing without words of the supplier, and have none. */
export function openStatements(record: FieldValues): string[] {
  const { data: slots = [] } = Slots.safeParse(record['statementSlots']);
  const codes = [record['hazardStatements'], record['precautionaryStatements']].flatMap(textsOf);
  const filled = new Set(slots.map(({ code }) => code));
  return codes.filter((code) => {
    const sentence = filled.has(code) ? null : sentenceOf(code, statements);
    return sentence !== null && needsWords(sentence);
  });
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
