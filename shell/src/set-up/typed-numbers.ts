import { parseCasNumber } from 'contract/chemistry';

const numberIn = /(?<![\d-])\d{2,7}[-–]\d{2}[-–]\d(?![\d-])/g;

interface TypedNumbers {
  /** Each once, in its order. */
  readonly casNumbers: readonly string[];
  /** What looks like a number and is none, with the reason. */
  readonly problems: readonly string[];
}

/** The CAS numbers in a pasted text of any kind. */
export function typedNumbers(text: string): TypedNumbers {
  const parsed = [...text.matchAll(numberIn)].map(([typed]) => ({
    typed,
    result: parseCasNumber(typed),
  }));
  const casNumbers = parsed.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const problems = parsed.flatMap(({ typed, result }) =>
    result.ok ? [] : [`${typed}: ${result.message}`],
  );
  return { casNumbers: [...new Set(casNumbers)], problems: [...new Set(problems)] };
}
