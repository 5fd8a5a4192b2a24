import type { SchemaMigration } from './migrate';

/** The modules that webpack found at build time, by path. */
interface ModuleContext {
  (file: string): Promise<SchemaMigration>;
  keys(): string[];
}

declare global {
  interface ImportMeta {
    webpackContext(
      folder: string,
      options: { readonly recursive: boolean; readonly regExp: RegExp; readonly mode: 'eager' },
    ): ModuleContext;
  }
}

/** The migrations inside a build, which has no folders to look in. */
export const bundledMigrations = import.meta.webpackContext('..', {
  recursive: true,
  regExp: /\/migrations\/\d{3}-[a-z0-9-]+\.ts$/,
  mode: 'eager',
});
