import { ForeignName } from 'contract/catalog';
import type { CellForm } from '../../transfer/format/cell-form';
import { CellProblem } from '../../transfer/format/cell-problem';

const written = /^([a-z]{2})\s*:\s*(\S.*)$/i;

/** A name after the code of its language: `de: Schwefelsäure`. */
export const foreignNameForm: CellForm = {
  read: (text) => {
    const [, language, name] = written.exec(text.trim()) ?? [];
    if (language === undefined || name === undefined) {
      throw new CellProblem(`Write the language before each name: de: Schwefelsäure`);
    }
    return { language: language.toLowerCase(), name };
  },
  write: (value) => {
    const { language, name } = ForeignName.parse(value);
    return `${language}: ${name}`;
  },
  help: 'each as de: Schwefelsäure',
};
