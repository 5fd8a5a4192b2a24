import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { JsonAnswer } from '../../kernel/json-answer';

type Reduce = (value: unknown) => unknown;

/**
 * A function that makes JSON of a handler's answer, with the keys of the schema and no others. Types are not checked
 * again: the answer comes from the product itself. With `isChecked`, as in tests, it is parsed by the schema as well,
 * and an answer that the schema would change is an error.
 */
export function compileAnswer(
  schema: z.ZodType,
  isChecked: boolean,
): (answer: unknown) => JsonAnswer {
  const reduce = reducerOf(schema);
  const write = (answer: unknown) =>
    answer instanceof JsonAnswer ? answer : new JsonAnswer(JSON.stringify(reduce(answer)));
  if (!isChecked) return write;
  return (answer) => {
    const written = write(answer);
    const parsed = JSON.parse(JSON.stringify(schema.parse(written.toJSON())));
    if (isDeepStrictEqual(parsed, written.toJSON())) return written;
    throw new Error(`The schema changes the answer ${written.text.slice(0, 1_000)}`);
  };
}

const asItIs: Reduce = (value) => value;

/** Types without keys of their own, whose values go into JSON as they are. */
const plainTypes = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodNull,
];

/** A schema of any other kind, such as a union or a transform, parses its part of the answer. */
function reducerOf(schema: z.core.$ZodType): Reduce {
  if (plainTypes.some((type) => schema instanceof type)) return asItIs;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const reduce = reducerOf(schema.unwrap());
    return (value) => (value === null || value === undefined ? value : reduce(value));
  }
  if (schema instanceof z.ZodArray) return reducerOfArray(reducerOf(schema.element));
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined)
    return reducerOfObject(schema.shape);
  return (value) => z.parse(schema, value);
}

function reducerOfArray(reduce: Reduce): Reduce {
  if (reduce === asItIs) return asItIs;
  return (value) => (Array.isArray(value) ? value.map(reduce) : value);
}

function reducerOfObject(shape: z.core.$ZodShape): Reduce {
  const fields = Object.entries(shape).map(([key, schema]) => [key, reducerOf(schema)] as const);
  return (value) => {
    const given = Object(value);
    const reduced: Record<string, unknown> = {};
    for (const [key, reduce] of fields) {
      if (given[key] !== undefined) reduced[key] = reduce(given[key]);
    }
    return reduced;
  };
}
