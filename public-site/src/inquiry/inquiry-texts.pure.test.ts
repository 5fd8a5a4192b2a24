import { csvOf } from './inquiry-csv';
import { textOf } from './inquiry-texts';

const line = {
  name: 'Methanol',
  quantity: '25',
  unit: 'kg',
  grade: 'AR',
  packaging: '200 L Steel drum',
  address: 'https://site.example/methanol',
};
const wish = { name: 'Dye', quantity: '', unit: '', grade: '', packaging: '', address: '' };

it('writes a file that spreadsheets read as it is meant', () => {
  expect(csvOf([line, wish])).toBe(
    '\ufeffNo.,Item,Quantity,Unit,Grade,Packaging,Address\r\n' +
      '1,Methanol,25,kg,AR,200 L Steel drum,https://site.example/methanol\r\n' +
      '2,Dye,,,,,\r\n',
  );
});

it('keeps commas, quotes and line ends within their cells', () => {
  const csv = csvOf([{ ...wish, name: '1,2-Ethanediol "pure"\nor so' }]);
  expect(csv).toContain('\r\n1,"1,2-Ethanediol ""pure""\nor so",,,,,\r\n');
});

it.each(['=HYPERLINK("http://evil.example")', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])(
  'keeps %j from being a formula',
  (name) => {
    const [, cell = ''] = /\r\n1,("?.*)/s.exec(csvOf([{ ...wish, name }])) ?? [];
    expect(cell).toMatch(/^"?'/);
  },
);

it('says the lines in words', () => {
  expect(textOf([line, wish])).toBe('1. Methanol, 25 kg, AR, 200 L Steel drum\n2. Dye\n');
});
