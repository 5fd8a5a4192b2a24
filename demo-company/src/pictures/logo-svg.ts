const hexagon = 'M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z';
const ring = 'M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z';

function markOf(ground: string, line: string): string {
  return `<path fill="${ground}" d="${hexagon}"/><g fill="none" stroke="${line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${ring}"/><path d="M12.6 14.1v3.8"/></g>`;
}

interface LogoColors {
  readonly ground: string;
  readonly line: string;
  readonly words: string;
  readonly faint: string;
}

/** The logo mark with the company's name. */
function wordmark(name: string, { ground, line, words, faint }: LogoColors): string {
  const [first = name, ...rest] = name.split(' ');
  const font = "font-family=\"Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif\"";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="268" height="64" viewBox="0 0 134 32" role="img"><title>${name}</title>${markOf(ground, line)}<text x="38" y="16.4" ${font} font-size="15.5" font-weight="700" textLength="90" lengthAdjust="spacingAndGlyphs" fill="${words}">${first}</text><text x="38.4" y="26.6" ${font} font-size="8" font-weight="500" letter-spacing="1.6" fill="${faint}">${rest.join(' ').toUpperCase()}</text></svg>`;
}

/** The company's logos for light and dark backgrounds, and the favicon. */
export function logosOf(name: string) {
  return {
    light: wordmark(name, {
      ground: '#6a35d2',
      line: '#ffffff',
      words: '#1d172b',
      faint: '#5f2cc6',
    }),
    dark: wordmark(name, {
      ground: '#8f6bea',
      line: '#ffffff',
      words: '#efecf6',
      faint: '#bfa3ff',
    }),
    favicon: `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${markOf('#6a35d2', '#ffffff')}</svg>`,
  } as const;
}
