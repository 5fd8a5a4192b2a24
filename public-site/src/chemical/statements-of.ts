import { loadStatements, regulationEndpoints, type StatementTable } from 'contract/regulation';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import type { Language } from '../language/languages';
import { currentLanguage } from '../language/current-language';

/** The sentences of CLP in the language of the page; in English while another one cannot be read. */
export async function statementsOf(page: PageRequest): Promise<StatementTable> {
  const english = await loadStatements();
  const { code } = currentLanguage();
  if (code === 'en') return english;
  return readOr(page, {
    what: `The statements of ${code}`,
    otherwise: english,
    read: () => statementsIn(page, code),
  });
}

/** The sentences in a language of the EU, as the law gives them. */
export async function statementsIn(
  { api }: Pick<PageRequest, 'api'>,
  language: Exclude<Language['code'], 'en'> | 'fr',
): Promise<StatementTable> {
  return (await api.read(regulationEndpoints.statements, { query: { language } })).data;
}
