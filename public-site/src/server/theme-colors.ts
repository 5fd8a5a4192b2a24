import { darkColors, lightColors } from 'shared-ui';

/** The colour of the browser's own interface around the page: that of the site's header. */
export const themeColorElements = Object.entries({ light: lightColors, dark: darkColors })
  .map(([scheme, { surface }]) => {
    const media = `(prefers-color-scheme: ${scheme})`;
    return `<meta name="theme-color" media="${media}" content="${surface}">`;
  })
  .join('');
