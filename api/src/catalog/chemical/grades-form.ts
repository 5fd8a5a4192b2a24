import { Grade } from 'contract/catalog';
import { type CellForm, choiceForm, listForm } from '../../transfer/format/cell-form';

/** Usual words for grades, in lower case. What is usual for two of them is asked. */
const usual: Readonly<Record<string, string>> = {
  tech: 'Technical',
  'tech.': 'Technical',
  technisch: 'Technical',
  'techn.': 'Technical',
  technique: 'Technical',
  técnico: 'Technical',
  tecnico: 'Technical',
  industrial: 'Technical',
  industriel: 'Technical',
  industrie: 'Technical',
  techniczny: 'Technical',
  teknik: 'Technical',
  工业级: 'Technical',
  技术级: 'Technical',
  工業用: 'Technical',
  공업용: 'Technical',
  'p.a.': 'AR',
  'p. a.': 'AR',
  pa: 'AR',
  'pro analysi': 'AR',
  analytical: 'AR',
  'analytical reagent': 'AR',
  分析纯: 'AR',
  'laboratory reagent': 'LR',
  laboratory: 'LR',
  lab: 'LR',
  'ph. eur.': 'EP',
  'ph.eur.': 'EP',
  'ph eur': 'EP',
  pheur: 'EP',
  lebensmittel: 'Food',
  lebensmittelqualität: 'Food',
  alimentaire: 'Food',
  alimentario: 'Food',
  alimentare: 'Food',
  食品级: 'Food',
  食品添加物: 'Food',
  식품용: 'Food',
  futtermittel: 'Feed',
  饲料级: 'Feed',
  electronics: 'Electronic',
  电子级: 'Electronic',
  cosmetics: 'Cosmetic',
  kosmetik: 'Cosmetic',
  化妆品级: 'Cosmetic',
};

const one = choiceForm(Grade.options, usual);

/** `Technical grade`, `USP/EP`, `tech`. */
export const gradesForm: CellForm = (() => {
  const list = listForm(
    {
      ...one,
      read: (text, names) => one.read(text.replace(/[\s-]{1,3}grade$/i, '').trim(), names),
    },
    { hasCommas: true },
  );
  return { ...list, read: (text, names, row) => list.read(text.replaceAll('/', ';'), names, row) };
})();
