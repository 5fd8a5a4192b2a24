const { mkdtempSync, readFileSync, writeFileSync } = require('node:fs');
const { Module } = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');
const { compileTexts, textMacros } = require('mfe-kit/texts');

/** File names of source maps by the path of their source. */
exports.sharedSourceMaps = new Map();

let folder;

function load(module, filename) {
  const source = readFileSync(filename, 'utf8');
  const { code, map } = transformSync(source, {
    filename,
    sourceMaps: true,
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      ...(source.includes('@lingui/') && { experimental: { plugins: [textMacros] } }),
    },
    module: { type: 'commonjs' },
  });
  folder ??= mkdtempSync(join(process.env.TEST_RUN_FOLDER ?? tmpdir(), 'maps-'));
  const address = join(folder, String(exports.sharedSourceMaps.size));
  writeFileSync(address, map);
  exports.sharedSourceMaps.set(filename, address);
  module._compile(compileTexts(code), filename);
}

// Sources come first: `./names` is `names.ts`, also beside a `names.json`.
const others = Object.entries(Module._extensions).filter(
  ([extension]) => !/^\.tsx?$/.test(extension),
);
for (const extension of Object.keys(Module._extensions)) delete Module._extensions[extension];
Object.assign(Module._extensions, { '.ts': load, '.tsx': load }, Object.fromEntries(others));
