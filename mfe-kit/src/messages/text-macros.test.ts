/** @jest-environment node */
import { transform } from '@swc/core';
import { textMacros } from './text-macros.mjs';

const source = `import { t } from '@lingui/core/macro';\nexport const title = () => t\`New unit\`;`;

it.each(['production', 'development'])('keeps the source text in %s', async (envName) => {
  const { code } = await transform(source, {
    envName,
    jsc: { parser: { syntax: 'typescript' }, experimental: { plugins: [textMacros] } },
  });
  expect(code).toContain('New unit');
});
