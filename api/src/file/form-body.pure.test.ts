import { z } from 'zod';
import { fieldPath, fieldValue, placed, schemaAt, valueAt, withFile } from './form-body';

const Body = z.strictObject({
  name: z.string().max(40),
  code: z.string().nullish(),
  density: z.number().nullish(),
  featured: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  images: z.array(z.strictObject({ file: z.string(), alt: z.string() })).optional(),
  documents: z
    .array(z.strictObject({ kind: z.enum(['SDS', 'TDS']), title: z.string(), file: z.string() }))
    .optional(),
});

function read(name: string, text: string): unknown {
  return fieldValue(schemaAt(Body, fieldPath(name)), text);
}

describe('a text part', () => {
  test.each([
    ['name', '123', '123'],
    ['name', 'true', 'true'],
    ['name', '[1]', '[1]'],
    ['density', '1.49', 1.49],
    ['density', '', null],
    ['density', 'heavy', 'heavy'],
    ['code', '', ''],
    ['featured', 'false', false],
    ['tags', '["a","b"]', ['a', 'b']],
    ['documents[0].kind', 'SDS', 'SDS'],
    ['images', '[{"file":"a.png","alt":"b"}]', [{ file: 'a.png', alt: 'b' }]],
    ['noSuchField', '1', '1'],
  ])('%s = "%s" becomes what the schema of its field takes', (name, text, value) => {
    expect(read(name, text)).toEqual(value);
  });

  test('never reaches a prototype', () => {
    const body = placed({}, fieldPath('__proto__.isAdmin'), true);
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect(Object(body).isAdmin).toBeUndefined();
    expect(Object({}).isAdmin).toBeUndefined();
    expect(Body.safeParse(body).success).toBe(false);
    expect(read('images', '[{"__proto__":{"file":"x"}}]')).toBe('[{"__proto__":{"file":"x"}}]');
    expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
  });

  test('of a name without sense is refused', () => {
    for (const name of ['', 'a..b', 'a.', 'a.b.c.d.e.f.g', 'a[]']) {
      expect(() => fieldPath(name)).toThrow('cannot be read');
    }
  });
});

describe('a file part', () => {
  const file = { name: '0192.png', originalName: 'My photo.final.png' };

  test('is put where its name says', () => {
    expect(withFile(schemaAt(Body, ['name']), undefined, file)).toBe('0192.png');
    const path = fieldPath('documents[0].file');
    const body = { documents: [{ kind: 'SDS', title: 'Sheet' }] };
    expect(placed(body, path, withFile(schemaAt(Body, path), undefined, file))).toEqual({
      documents: [{ kind: 'SDS', title: 'Sheet', file: '0192.png' }],
    });
  });

  test('is added to a list, described by its own name', () => {
    const before = [{ file: 'a.png', alt: 'Front' }];
    expect(withFile(schemaAt(Body, ['images']), before, file)).toEqual([
      { file: 'a.png', alt: 'Front' },
      { file: '0192.png', alt: 'My photo.final' },
    ]);
    expect(withFile(schemaAt(Body, ['documents']), undefined, file)).toEqual([
      { file: '0192.png', title: 'My photo.final' },
    ]);
    expect(withFile(schemaAt(Body, ['tags']), undefined, file)).toEqual(['0192.png']);
  });
});
