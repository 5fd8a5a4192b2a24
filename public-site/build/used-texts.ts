import webpack, { type Compiler } from 'webpack';

/** A text in compiled code. */
const textId = /\bid: "([\w+/]{6})"/g;
/** The marks that a catalogue's loader puts around it. */
const mark = /\/\*(?:end of )?texts\*\//;

/** Leaves in the catalogues of a browser build the texts that it shows: half of all are put into data by the server. */
export class UsedTexts {
  apply(compiler: Compiler): void {
    // Before names get their hashes, and code its short form.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
    compiler.hooks.thisCompilation.tap(UsedTexts.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: UsedTexts.name, stage }, (assets) => {
        const scripts = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, source]) => [file, String(source.source())] as const);
        const used = new Set(
          scripts.flatMap(([, code]) => [...code.matchAll(textId)].map(([, id]) => id)),
        );
        for (const [file, code] of scripts) {
          const parts = code.split(mark);
          if (parts.length === 1) continue;
          // Every second part is a catalogue.
          const shorter = parts.map((part, index) => (index % 2 === 1 ? usedIn(part, used) : part));
          compilation.updateAsset(file, new webpack.sources.RawSource(shorter.join('')));
        }
      });
    });
  }
}

function usedIn(json: string, used: ReadonlySet<string | undefined>): string {
  const texts: Record<string, unknown> = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([id]) => used.has(id))));
}
