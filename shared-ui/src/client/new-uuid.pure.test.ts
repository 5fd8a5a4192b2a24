import { z } from 'zod';
import { newUuid } from './new-uuid';

test('is a UUID of version 4, another one each time', () => {
  const ids = Array.from({ length: 200 }, newUuid);
  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
