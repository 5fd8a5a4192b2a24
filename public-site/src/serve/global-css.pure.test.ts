import { testMedia } from '../testing/test-site';
import { globalCss } from './global-css';

it('a page has the faces of its fonts, which nothing loads otherwise', () => {
  const css = globalCss(testMedia, 'en');
  expect(css.match(/@font-face/g)).toHaveLength(4);
  for (const url of Object.values(testMedia.fonts)) expect(css).toContain(`url('${url}')`);
  expect(css).toMatch(/font-family:[^;}]*Inter Variable/);
});

it('only pages in Chinese and in Arabic have the rules of their letters', () => {
  const [english, spanish, chinese, arabic] = (['en', 'es', 'zh', 'ar'] as const).map((language) =>
    globalCss(testMedia, language),
  );
  expect(spanish).toBe(english);
  expect(chinese).toContain('PingFang SC');
  expect(arabic).toMatch(/--inline:\s*-1/);
});
