import type { AnyResource, Field } from 'contract';
import type { ResourceFacts } from './describe-resource-routes';

/**
 * The facts that the suite needs of a resource without rules of its own, from its fields: every field filled in with
 * the first of some usual values that its schema takes.
 *
 * @throws Error for a field that takes none of them; such a resource needs facts written by hand
 */
export function plainFacts(resource: AnyResource): ResourceFacts {
  const { title } = resource;
  const fields = Object.entries(resource.fields).filter(
    ([name, { presence }]) => name !== title && presence !== 'computed' && presence !== 'secret',
  );
  const values = Object.fromEntries(
    fields.map(([name, field]) => [name, usualValue(`${resource.name}.${name}`, field)]),
  );
  return {
    resource,
    body: (word) => ({ ...values, [title]: titleOf(resource, word) }),
    change: (word) => ({ [title]: titleOf(resource, word) }),
    wrong: { body: { ...values, [title]: 7 }, path: title },
  };
}

/** The word, or an email of it. */
function titleOf({ fields, title }: AnyResource, word: string): string {
  const isWord = fields[title]?.schema.safeParse(word).success === true;
  return isWord ? word : `${word}@example.com`.toLowerCase();
}

const usualValues: readonly unknown[] = [
  'Some text',
  '2031-05-17',
  '2031-05-17T09:30:00.000Z',
  'someone@example.com',
  'https://example.com/page',
  '/page',
  'DE',
  'some-text',
  1,
  0.5,
  100,
  false,
  [],
  {},
];

function usualValue(name: string, { schema }: Field): unknown {
  const choices: unknown = Reflect.get(schema, 'options');
  const values = [...(Array.isArray(choices) ? choices : []), ...usualValues];
  const value = values.find((one) => schema.safeParse(one).success);
  if (value === undefined) throw new Error(`None of the usual values suits ${name}`);
  return value;
}
