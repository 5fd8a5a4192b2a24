import type { StatementTable } from './statements/statement-table';

/** The languages that have a file of sentences. A language is added as a file and a line here. */
const tables = {
  en: () => import('./statements/en'),
} as const;

/** A language with a table of statements, by ISO 639-1. */
export type StatementLanguage = keyof typeof tables;

/** Loads the sentences of a language, in a chunk of its own because few pages need them. */
export async function loadStatements(language: StatementLanguage = 'en'): Promise<StatementTable> {
  return (await tables[language]()).statements;
}
