import { splitQuoted } from '../../email/message/split-quoted';
import { plainText } from '../../email/template/plain-text';
import { attachmentCases, chineseCases, germanCases, romanceCases } from './foreign-mails.fixture';
import { englishCases, knownNames, type MailCase, noOrderCases } from './mail-cases.fixture';
import { keptLines } from './kept-lines';
import { orderItem } from './order-item';
import { readMessage } from './read-message';

const units = ['g', 'kg', 't', 'mL', 'L'].map((symbol) => ({ _id: symbol, symbol }));
const cases = [
  ...englishCases,
  ...noOrderCases,
  ...germanCases,
  ...romanceCases,
  ...chineseCases,
  ...attachmentCases,
];

function read({
  subject = '',
  from: [fromName, fromAddress] = ['', ''],
  text,
  html,
  files = {},
}: MailCase) {
  const message = readMessage(
    {
      subject,
      ...splitQuoted(text === '' ? plainText(html ?? '') : text),
      html: html ?? null,
      fromName,
      fromAddress,
      day: '2026-11-29',
      files: Object.values(files).map((rows) =>
        rows.split('\n').map((row, index) => ({ place: `row ${index + 1}`, text: row })),
      ),
    },
    units.map(({ symbol }) => symbol),
  );
  const kept = keptLines(message.candidates, ({ name, wanted }) =>
    [name, wanted].find((one) => knownNames.has(one.toLowerCase())),
  );
  return {
    lines: kept.map(({ line, words }) => {
      const { item, question } = orderItem(line, words, units);
      const { freeText, quantity, unitId, packaging } = item;
      const parts = question === null ? [freeText, quantity, unitId, packaging] : [freeText, '?'];
      return parts.filter((part) => part !== null).join(' | ');
    }),
    fields: Object.fromEntries(message.fields.map(({ field, value }) => [field, value])),
    message,
  };
}

it.each(cases)('$name', (one) => {
  const { lines, fields, message } = read(one);
  expect(lines.map((line) => line.toLowerCase())).toEqual(
    one.lines.map((line) => line.toLowerCase()),
  );
  expect(fields).toMatchObject(one.fields ?? {});
  for (const field of one.without ?? []) expect(fields).not.toHaveProperty(field);
  for (const { source, row, words } of [...message.candidates, ...message.fields]) {
    if (row !== null)
      expect(message.sources[source]?.[row]?.text.replaceAll('\t', ' ')).toContain(
        words.replaceAll('\t', ' '),
      );
  }
});
