import { t } from '@lingui/core/macro';
import type { Chemical } from 'contract/catalog';
import {
  type LabelLanguage,
  labelSentence,
  needsLabelWords,
  precautionChoices,
  sentenceOf,
  type StatementTable,
} from 'contract/regulation';
import { Checkbox, Field, Input, token } from 'shared-ui';
import { languageText } from 'shared-ui/i18n';
import styled from 'styled-components';
import { type LabelChoice, languagesOf, precautionsOf, slotKey, slotsOf } from './label-choice';
import { useStatements } from './use-statements';

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${token.space[2]};
    font-weight: ${token.weight.medium};
  }
`;

interface LabelPrecautionsProps {
  chemical: Chemical;
  choice: LabelChoice;
  table: StatementTable;
  onChange: (change: Partial<LabelChoice>) => void;
  errorOf: (path: string) => string | undefined;
}

/** The precautionary statements to print, and the words that printed statements still need. */
export function LabelPrecautions(props: LabelPrecautionsProps) {
  const { chemical, choice, table, onChange, errorOf } = props;
  const { precautions: chosen } = choice;
  const all = precautionsOf(chemical);
  const rules = new Map(precautionChoices(all).map((one) => [one.code, one.rule]));
  const printed = [...chemical.hazardStatements, ...chosen];
  const words = slotsOf(choice, choice.language);

  function choose(code: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== code);
    onChange({ precautions: isChosen ? [...others, code] : others });
  }
  return (
    <>
      <Group>
        <legend>{t`Precautionary statements (${{ count: chosen.length }})`}</legend>
        {all.map((code) => (
          <Field
            key={code}
            layout="inline"
            help={rules.get(code)}
            label={`${code} ${labelSentence(code, table, words) ?? ''}`}
          >
            <Checkbox
              checked={chosen.includes(code)}
              onCheckedChange={(isChosen) => choose(code, isChosen === true)}
            />
          </Field>
        ))}
      </Group>
      {languagesOf(choice).map((language) => (
        <OpenWords key={language} {...{ language, printed, choice, onChange, errorOf }} />
      ))}
    </>
  );
}

interface OpenWordsProps extends Pick<LabelPrecautionsProps, 'choice' | 'onChange' | 'errorOf'> {
  language: LabelLanguage;
  /** The codes of the statements on the label. */
  printed: readonly string[];
}

/** The words that the statements of a language still need. */
function OpenWords({ language, printed, choice, onChange, errorOf }: OpenWordsProps) {
  const { data: table } = useStatements(language);
  if (table === undefined) return null;
  const open = printed.filter((code) => needsLabelWords(code, table));
  const isFirst = language === choice.language;
  return open.map((code) => {
    const key = slotKey(language, code);
    return (
      <Field
        key={code}
        label={
          isFirst
            ? t`Words in ${code}`
            : t`Words in ${code} (${{ language: languageText(language) }})`
        }
        help={sentenceOf(code, table) ?? undefined}
        error={errorOf(`statementSlots.${isFirst ? '' : `${language}.`}${code}`)}
        isRequired
      >
        <Input
          value={choice.slots[key] ?? ''}
          maxLength={300}
          onChange={({ target }) => onChange({ slots: { ...choice.slots, [key]: target.value } })}
        />
      </Field>
    );
  });
}
