import {
  Classification,
  ClassificationLimit,
  classText,
  limitText,
  parseClassification,
  parseLimit,
  StatementSlot,
} from 'contract/regulation';
import type { CellForm } from '../../transfer/format/cell-form';
import { CellProblem } from '../../transfer/format/cell-problem';

/** `STOT SE 1 = H370 (nervous system) **`: class, category and statement as Annex VI of CLP writes them. */
export const classificationForm: CellForm = {
  read: (text) => {
    const found = parseClassification(text);
    if (!found) throw new CellProblem(`Write "${text}" as in: Acute Tox. 3 * = H301`);
    return found;
  },
  write: (value) => classText(Classification.parse(value)),
  help: 'each as Acute Tox. 3 * = H301',
};

/** `STOT SE 1, H370: C ≥ 10 %`, `M=10`, `Oral: ATE = 50 mg/kg bw`. */
export const limitForm: CellForm = {
  read: (text) => {
    const found = parseLimit(text);
    if (!found) throw new CellProblem(`Write "${text}" as in: Skin Corr. 1B, H314: C ≥ 10 %`);
    return found;
  },
  write: (value) => limitText(ClassificationLimit.parse(value)),
  help: 'each as Skin Corr. 1B, H314: C ≥ 10 %',
};

/** `P501: an approved plant`. */
export const statementSlotForm: CellForm = {
  read: (text) => {
    const end = text.indexOf(':');
    if (end < 1) throw new CellProblem('Write the code before the words: P501: an approved plant');
    return { code: text.slice(0, end).trim(), text: text.slice(end + 1).trim() };
  },
  write: (value) => {
    const { code, text } = StatementSlot.parse(value);
    return `${code}: ${text}`;
  },
  help: 'each as P501: an approved plant',
};
