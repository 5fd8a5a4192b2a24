import { render, screen } from '@testing-library/react';
import { Button } from '../parts/button/button';
import { FontFaces } from './font-faces';

const urls = { latin: '/latin.woff2', latinExt: '/latin-ext.woff2', greek: '/greek.woff2' };

/** The sheets of the page that have fonts, with what else is in them. */
function sheetsWithFonts() {
  return [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('@font-face'));
}

test('Fonts have a style sheet of their own, to which components add nothing', () => {
  render(
    <>
      <FontFaces urls={urls} />
      <Button>Save</Button>
    </>,
  );
  expect(screen.getByRole('button')).toBeVisible();
  expect(sheetsWithFonts()).toHaveLength(1);
  const [text = ''] = sheetsWithFonts();
  expect(text.match(/@font-face/g)).toHaveLength(4);
  expect(text.replaceAll(/@font-face \{[^}]*\}/g, '').trim()).toBe('');
  for (const url of Object.values(urls)) expect(text).toContain(`url('${url}')`);
});

test('Two that ask for the same fonts add one sheet', () => {
  render(
    <>
      <FontFaces urls={urls} />
      <FontFaces urls={urls} />
    </>,
  );
  expect(sheetsWithFonts()).toHaveLength(1);
});
