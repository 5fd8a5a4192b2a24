import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { composedMail, envelopeOf } from './compose-mail';
import { mailTo } from './mail.fixture';

async function composed(given: Parameters<typeof mailTo>[1], to = 'ana@example.com') {
  const raw = await text(composedMail(mailTo(to, given)));
  const parsed = await PostalMime.parse(raw);
  return { raw, parsed, headers: parsed.headers.map(({ key }) => key) };
}

const usualHeaders = [
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
].toSorted();

describe('The message that goes over the line', () => {
  it('carries names and texts of any script, its own id, a date and the address for answers', async () => {
    const { parsed, headers } = await composed({
      fromName: 'Łódź Chemicals, Ltd.',
      toName: '山田 "Taro"',
      replyTo: 'desk@example.com',
      subject: `Offer ${'für Essigsäureethylester '.repeat(6)}✓`,
      text: `Grüße\n.\n${'x'.repeat(2000)}`,
      messageId: '<one@example.com>',
      attachments: [
        { name: 'Prüfbericht.pdf', mime: 'application/pdf', content: Buffer.from('%PDF') },
      ],
    });
    expect(headers.toSorted()).toEqual([...usualHeaders, 'reply-to'].toSorted());
    expect(parsed).toMatchObject({
      from: { name: 'Łódź Chemicals, Ltd.', address: 'sales@example.com' },
      to: [{ name: '山田 "Taro"', address: 'ana@example.com' }],
      replyTo: [{ address: 'desk@example.com' }],
      subject: `Offer ${'für Essigsäureethylester '.repeat(6)}✓`,
      messageId: '<one@example.com>',
      attachments: [{ filename: 'Prüfbericht.pdf', mimeType: 'application/pdf' }],
    });
    expect(parsed.text).toContain(`Grüße\n.\n${'x'.repeat(2000)}`);
    expect(Math.abs(Date.parse(parsed.date ?? '') - Date.now())).toBeLessThan(10_000);
  });

  it('gets no header and no recipient from a hostile value', async () => {
    const attack =
      'a\r\nBcc: evil@example.net\r\nX-Evil: 1\r\n\r\n<script>\u2028\nTo: evil@example.net';
    const given = {
      fromName: attack,
      toName: `"${attack}" <evil@example.net>, other`,
      replyTo: attack,
      subject: attack,
      messageId: attack,
      cc: [attack],
      attachments: [{ name: attack, mime: attack, content: Buffer.from('x') }],
    };
    const { parsed, headers } = await composed(given, attack);
    const parts = new Set([...usualHeaders, 'cc', 'reply-to']);
    expect(headers.filter((name) => !parts.has(name))).toEqual([]);
    expect(headers.filter((name) => name === 'to')).toHaveLength(1);
    expect(parsed.attachments).toHaveLength(1);
    expect(parsed.bcc ?? []).toEqual([]);
  });

  it('names nobody who gets a blind copy, and tells machines only of what nobody wrote', async () => {
    const blind = await composed({ bcc: ['quiet@example.com'], cc: ['cc@example.com'] });
    expect(blind.raw).not.toContain('quiet@example.com');
    expect(blind.headers).not.toContain('auto-submitted');
    const automatic = await composed({ isAutomatic: true });
    expect(automatic.raw).toContain('Auto-Submitted: auto-replied');
  });

  it('tells the server its recipients once each, and about its length', async () => {
    const mail = mailTo('ana@example.com', {
      cc: ['ana@example.com', 'cc@example.com'],
      bcc: ['cc@example.com'],
      attachments: [{ name: 'a', mime: 'text/csv', content: Buffer.alloc(300_000) }],
    });
    const { to, size } = envelopeOf(mail);
    expect(to).toEqual(['ana@example.com', 'cc@example.com']);
    const { length } = await text(composedMail(mail));
    expect(Math.abs(size - length)).toBeLessThan(3000);
  });

  it('reads no file and no address of the web that its parts name', async () => {
    const html = '<img src="file:///etc/passwd"><img src="http://127.0.0.1/x">';
    const { parsed } = await composed({ html, attachments: [] });
    expect(parsed.attachments).toEqual([]);
    expect(parsed.html).toContain(html);
  });
});
