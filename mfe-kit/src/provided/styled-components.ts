/** The exports of styled-components that remotes may use; others fail their build. */
export {
  createGlobalStyle,
  createTheme,
  css,
  // oxlint-disable-next-line import/no-default-export -- remotes write `import styled from`
  default,
  isStyledComponent,
  keyframes,
  styled,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
} from 'styled-components';
