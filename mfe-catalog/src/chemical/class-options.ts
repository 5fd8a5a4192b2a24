import {
  categoriesOf,
  classText,
  HazardClass,
  hazardClassIn,
  labelElementsOf,
} from 'contract/regulation';
import type { Option } from 'shared-ui';
import { currentLanguage } from 'shared-ui/i18n';

/** Statements that name the effect or the route by a suffix. */
const suffixed: Readonly<Record<string, readonly string[]>> = {
  H350: ['', 'i'],
  H360: ['', 'F', 'D', 'FD', 'Fd', 'Df'],
  H361: ['', 'f', 'd', 'fd'],
};

/** Every class and category with each of its statements. */
export const classOptions: readonly Option[] = HazardClass.options.flatMap((hazardClass) => {
  const categories = categoriesOf(hazardClass);
  return (categories.length === 0 ? [null] : categories).flatMap((category) => {
    const { statements = [] } = labelElementsOf(hazardClass, category) ?? {};
    const forms = statements.flatMap((code) => suffixed[code]?.map((end) => code + end) ?? code);
    const all = forms.length === 0 || hazardClass === 'Press. Gas' ? [null, ...forms] : forms;
    return all.map((statement) => {
      const value = classText({ hazardClass, category, statement, specifics: null, marks: [] });
      return {
        value,
        get label() {
          return `${value} · ${hazardClassIn(currentLanguage(), hazardClass)}`;
        },
      };
    });
  });
});
