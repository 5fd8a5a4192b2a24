import { textsOf } from 'shared-ui/i18n';
import { catalogues } from './catalogues';
import type { Language } from './languages';

/** The texts of a language; English ones stand in the source. */
export async function loadTexts({ code }: Language): Promise<ReturnType<typeof textsOf>> {
  return textsOf(code, code === 'en' ? {} : (await catalogues[code]()).default);
}
