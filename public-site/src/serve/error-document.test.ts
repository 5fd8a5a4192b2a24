import { hueColors } from 'shared-ui/hue';
import { languages } from '../language/languages';
import { hashSource } from '../http/security-headers';
import { errorDocument } from './error-document';
import { inLanguage, prepareLanguages } from './in-language';

const statuses = [400, 403, 404, 405, 414, 500, 503] as const;

beforeAll(() => prepareLanguages());

describe.each(languages.map((language) => [language.code, language] as const))(
  'in %s',
  (_, language) => {
    const documentOf = (status: (typeof statuses)[number], siteName = 'Brindlewick Chemicals') =>
      inLanguage(language, () => errorDocument(status, { siteName, hue: 145 }));

    it.each(statuses)('%i takes 2 kB at most, and says what the company is called', (status) => {
      const { html } = documentOf(status);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(status === 404 ? 2_000 : 2_100);
      expect(html).toContain(
        `<html lang="${language.code}"${language.direction === 'rtl' ? ' dir=rtl' : ''}>`,
      );
      expect(html).toContain('Brindlewick Chemicals</a></header>');
      expect(html.includes('role=search')).toBe(status < 500);
    });

    it('text of the record is no markup, and a long name is cut', () => {
      const { html } = documentOf(404, `<b onload=x>&"'${'n'.repeat(500)}`);
      expect(html).not.toContain('<b onload');
      expect(html).not.toContain('n'.repeat(101));
    });
  },
);

it('has the company’s colours in both themes, and runs by its policy', () => {
  const { html, policy } = errorDocument(404, { siteName: 'Ex', hue: 20 });
  const { light, dark } = hueColors(20);
  expect(html).toContain(`background:light-dark(${light.canvas},${dark.canvas})`);
  for (const element of ['style', 'script']) {
    const [, content = ''] = new RegExp(`<${element}>([^]*)</${element}>`).exec(html) ?? [];
    expect(policy).toContain(hashSource(content));
  }
  expect(errorDocument(404).html).not.toContain(light.canvas);
});
