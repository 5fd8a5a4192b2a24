import { z } from 'zod';
import { newUuid, randomKey } from './random-key';

test.each([
  ['a key of 32 digits', randomKey, z.string().regex(/^[0-9a-f]{32}$/)],
  ['a UUID of version 4', newUuid, z.uuidv4()],
])('is %s, another one each time', (_, make, schema) => {
  const made = Array.from({ length: 200 }, make);
  expect(made.filter((one) => !schema.safeParse(one).success)).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
