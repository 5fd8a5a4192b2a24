/** @jest-environment node */
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { CompiledStyles } from './compiled-styles';

const Box = styled.div<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '40rem' : '20rem')};

  &:hover > & {
    color: red;
  }

  @media (width < 30rem) {
    display: none;
  }
`;
const boxes = (
  <>
    <Box $wide />
    <Box $wide={false} />
  </>
);

/** The styles of a page, and how many of them were compiled for it. */
function page(content: React.JSX.Element) {
  const sheet = new ServerStyleSheet();
  let compiled = 0;
  function Counted() {
    const context = useContext(StyleSheetContext);
    const count = (...given: Parameters<typeof context.stylis>) => {
      compiled += 1;
      return context.stylis(...given);
    };
    const stylis = Object.assign(count, { hash: context.stylis.hash });
    return (
      <StyleSheetContext.Provider value={{ ...context, stylis }}>
        {content}
      </StyleSheetContext.Provider>
    );
  }
  const html = renderToString(sheet.collectStyles(<Counted />));
  return { html, styles: sheet.getStyleTags(), compiled };
}

it('each page has the styles that it would have alone, compiled once', () => {
  const alone = page(boxes);
  const [first, second] = [1, 2].map(() => page(<CompiledStyles>{boxes}</CompiledStyles>));
  expect(alone.styles).toContain('40rem');
  expect(first).toEqual({ ...alone, compiled: 2 });
  expect(second).toEqual({ ...alone, compiled: 0 });
});
