import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import {
  annexWordsIn,
  type Classification,
  type ClassificationLimit,
  classText,
  limitText,
  parseClassification,
  parseLimit,
} from 'contract/regulation';
import { HintNote, type Option } from 'shared-ui';
import type { InputsProps } from 'shared-ui/form';
import { currentLanguage } from 'shared-ui/i18n';
import { classOptions } from './class-options';
import { CodedListField } from './coded-list-field';
import { DerivedLabelNote } from './derived-label-note';

/** The hazard classes of CLP with the label that follows from them, limits and notes. */
export function ClassificationInputs({ form }: InputsProps<typeof chemicals>) {
  return (
    <>
      <div data-wide>
        <CodedListField<Classification>
          form={form}
          name="classifications"
          label={t`Hazard classes`}
          help={t`Class, category and statement of CLP. Pictograms and signal word follow from them.`}
          textOf={classText}
          read={parseClassification}
          offered={classOptions}
        />
        <DerivedLabelNote form={form} />
      </div>
      <div data-wide>
        <CodedListField<ClassificationLimit>
          form={form}
          name="classificationLimits"
          label={t`Concentration limits and M-factors`}
          help={t`As in: Skin Corr. 1B, H314: C ≥ 10 %; M=10; Oral: ATE = 50 mg/kg bw`}
          textOf={limitText}
          read={parseLimit}
          offered={noOptions}
        />
      </div>
      <div data-wide>
        <CodedListField<string>
          form={form}
          name="classificationNotes"
          label={t`Notes of Annex VI`}
          textOf={sameText}
          read={readNote}
          offered={noteOptions}
        />
        <NoteWords form={form} />
      </div>
    </>
  );
}

function NoteWords({ form }: InputsProps<typeof chemicals>) {
  const notes = form.fields.watch('classificationNotes') ?? [];
  const known = notes.flatMap((note) => {
    const words = annexWordsIn(currentLanguage()).notes[note];
    return words === undefined ? [] : [`${note}: ${words}`];
  });
  return known.length === 0 ? null : (
    <HintNote>
      <span>{known.join(' ')}</span>
    </HintNote>
  );
}

const noOptions: readonly Option[] = [];
const noteOptions: readonly Option[] = Object.keys(annexWordsIn('en').notes).map((value) => {
  return {
    value,
    get label() {
      return `${value} ${annexWordsIn(currentLanguage()).notes[value]}`;
    },
  };
});
const sameText = (text: string) => text;
const readNote = (text: string) =>
  annexWordsIn('en').notes[text.toUpperCase()] === undefined ? undefined : text.toUpperCase();
