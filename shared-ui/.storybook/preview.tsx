import type { Preview } from '@storybook/react-webpack5';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../src/provider/ui-provider';
import { FontFaces } from '../src/tokens/font-faces';
import { interUrls } from '../src/tokens/inter-urls';
import { chooseTheme, type ThemeChoice } from '../src/tokens/theme';

const choices: readonly ThemeChoice[] = ['system', 'light', 'dark'];

function ThemeSetter({ wanted }: { wanted: unknown }) {
  const choice = choices.find((one) => one === wanted) ?? 'system';
  // Carries the toolbar's choice to the document.
  useEffect(() => chooseTheme(choice), [choice]);
  return null;
}

function Around({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <UiProvider>{children}</UiProvider>
    </MemoryRouter>
  );
}

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: [...choices], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system' },
  decorators: [
    (Story, { globals, parameters }) => (
      <>
        <ThemeSetter wanted={globals['theme']} />
        <FontFaces urls={interUrls} />
        {parameters['hasOwnRouter'] === true ? (
          <Story />
        ) : (
          <Around>
            <Story />
          </Around>
        )}
      </>
    ),
  ],
};

export default preview;
