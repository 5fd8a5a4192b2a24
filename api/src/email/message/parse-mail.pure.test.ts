import { mailCases } from './mail-cases.fixture';
import { parseMail } from './parse-mail';
import { rawMail } from './raw-mail.fixture';

test.each(mailCases.map((one) => [one.name, one] as const))(
  '%s',
  async (_name, { raw, outcome }) => {
    const started = performance.now();
    const mail = await parseMail(raw);
    if (typeof outcome === 'function') outcome(mail);
    else expect(mail).toMatchObject(outcome);
    // Whatever comes, a database stores it.
    const stored = JSON.stringify({
      ...mail,
      attachments: mail.attachments.map(({ originalName }) => originalName),
    });
    expect(stored).not.toMatch(/\\ud[89a-f]|\p{Cs}/u);
    expect(stored).not.toContain('\\u0000');
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

test('a message is the same whichever way it came, and another one with its Message-ID is not', async () => {
  const keyOf = async (raw: Buffer) => (await parseMail(raw)).key;
  const key = await keyOf(rawMail());
  expect(await keyOf(rawMail({ head: ['Received: by mx.example.com'] }))).toBe(key);
  expect(await keyOf(rawMail({ body: 'Other words' }))).not.toBe(key);
  const nameless = { head: ['Message-ID: '] };
  expect(await keyOf(rawMail(nameless))).toBe(await keyOf(rawMail(nameless)));
  expect(await keyOf(rawMail(nameless))).not.toBe(key);
});
