import { StatementNames } from './statement-names';

const nameOf = (sql: string) => {
  const names = new StatementNames();
  return [1, 2, 3].map(() => names.of(sql)).at(-1);
};

test('a statement that is sent three times gets a name', () => {
  const names = new StatementNames();
  expect([1, 2, 3, 4].map(() => names.of('select "a" from "unit"'))).toEqual([
    undefined,
    undefined,
    's1',
    's1',
  ]);
});

test.each([
  'select * from "file" where "name" = $1',
  'select "passkey".* from "passkey"',
  'delete from "challenge" returning *',
  '\n    select job.*, count(*) over () as all from job',
])('one whose columns a newer version may add to gets none: %s', (sql) => {
  expect(nameOf(sql)).toBeUndefined();
});

test.each([
  'select count(*) from unit',
  'select name from (select * from unit) as every',
  'select every.total, slice.* from (select 1 as total) as every',
])('one that names its columns gets one: %s', (sql) => {
  expect(nameOf(sql)).toBe('s1');
});
