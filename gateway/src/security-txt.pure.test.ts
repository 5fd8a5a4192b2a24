import fastify from 'fastify';
import { addSecurityTxt } from './security-txt';

it.each([
  ['mailto:security@example.com', 'mailto:security@example.com'],
  [null, 'https://www.example.com/contact-us'],
])('names whom to tell of a vulnerability: %s', async (contact, expected) => {
  const app = fastify();
  addSecurityTxt(app, {
    publicUrl: 'https://www.example.com/any',
    readContact: async () => contact,
  });
  const { body, headers } = await app.inject({ url: '/.well-known/security.txt' });
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(fields.get('Contact')).toBe(expected);
  expect(fields.get('Canonical')).toBe('https://www.example.com/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days > 170 && days < 365).toBe(true);
});
