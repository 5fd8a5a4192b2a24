import { z } from 'zod';
import { compileAnswer } from './compile-answer';
import { JsonAnswer } from '../../kernel/json-answer';

const Schema = z.object({
  name: z.string(),
  items: z.array(z.object({ code: z.string().nullable() })),
  either: z.union([z.object({ one: z.int() }), z.null()]).optional(),
});

describe('an answer', () => {
  it('keeps the keys of its schema alone, also within lists, and of parts that are parsed', () => {
    const secret = 'secret';
    const answer = {
      name: 'Acetone',
      secret,
      items: [{ code: null, secret }],
      either: { one: 1, secret },
    };
    expect(compileAnswer(Schema, false)(answer).toJSON()).toEqual({
      name: 'Acetone',
      items: [{ code: null }],
      either: { one: 1 },
    });
  });

  it('leaves out what is undefined', () => {
    const { text } = compileAnswer(Schema, false)({ name: 'A', items: [], either: undefined });
    expect(text).toBe('{"name":"A","items":[]}');
  });

  it('that breaks its schema, or has more than it, fails where answers are checked', () => {
    const check = compileAnswer(Schema, true);
    expect(() => check({ name: 1, items: [] })).toThrow();
    expect(() => check(new JsonAnswer('{"name":"A","items":[],"secret":1}'))).toThrow('secret');
  });
});
