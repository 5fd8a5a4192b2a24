import {
  LabelLanguage,
  loadStatements,
  regulationEndpoints,
  type StatementTable,
} from 'contract/regulation';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { currentLanguage } from '../language/current-language';

/** The sentences of CLP in the language of the page; in English where the law has none in it, or it cannot be read. */
export async function statementsOf(page: PageRequest): Promise<StatementTable> {
  const english = await loadStatements();
  const language = LabelLanguage.safeParse(currentLanguage().code).data ?? 'en';
  if (language === 'en') return english;
  return readOr(page, {
    what: `The statements of ${language}`,
    otherwise: english,
    read: () => statementsIn(page, language),
  });
}

/** The sentences in a language of the EU, as the law gives them. */
export async function statementsIn(
  { api }: Pick<PageRequest, 'api'>,
  language: LabelLanguage,
): Promise<StatementTable> {
  return (await api.read(regulationEndpoints.statements, { query: { language } })).data;
}

/** The `lang` of sentences that are not in the language of the page. */
export function langOfStatements({ language }: StatementTable): string | undefined {
  return language === currentLanguage().code ? undefined : language;
}
