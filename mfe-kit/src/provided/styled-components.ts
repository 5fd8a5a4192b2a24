/** What remotes may use of styled-components; a name that is not here fails their build. */
export {
  createGlobalStyle,
  createTheme,
  css,
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
