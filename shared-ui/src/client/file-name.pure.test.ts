import { fileName } from './file-name';

it.each([
  ['attachment; filename="chemicals.csv"', 'chemicals.csv'],
  ['attachment; filename=chemicals.csv', 'chemicals.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%CE%B1-pinene.csv`, 'α-pinene.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E0%A4%A`, 'x.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\temp\\a.csv"', 'a.csv'],
  ['attachment', undefined],
  ['', undefined],
])('reads %s as %s', (disposition, name) => expect(fileName(disposition)).toBe(name));
