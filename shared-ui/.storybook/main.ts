import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  framework: { name: '@storybook/react-webpack5', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  swc: () => ({
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [['@swc/plugin-styled-components', { displayName: true }]] },
    },
  }),
  webpackFinal: (webpack) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [...(webpack.module?.rules ?? []), { test: /\.woff2$/, type: 'asset/resource' }],
    },
  }),
};

export default config;
