import type { Chemical } from 'contract/catalog';
import {
  labelSentence,
  needsLabelWords,
  precautionChoices,
  sentenceOf,
  type StatementTable,
} from 'contract/regulation';
import { Checkbox, Field, Input, token } from 'shared-ui';
import styled from 'styled-components';
import { type LabelChoice, precautionsOf } from './label-choice';

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
  const { precautions: chosen, slots } = choice;
  const all = precautionsOf(chemical);
  const rules = new Map(precautionChoices(all).map((one) => [one.code, one.rule]));
  const printed = [...chemical.hazardStatements, ...chosen];
  const open = printed.filter((code) => needsLabelWords(code, table));
  const words = Object.entries(slots).map(([code, text]) => ({ code, text }));

  function choose(code: string, isChosen: boolean) {
    const others = chosen.filter((other) => other !== code);
    onChange({ precautions: isChosen ? [...others, code] : others });
  }
  return (
    <>
      <Group>
        <legend>Precautionary statements ({chosen.length})</legend>
        {all.map((code) => (
          <Field
            key={code}
            layout="inline"
            help={rules.get(code)}
            label={`${code} ${labelSentence(code, table, words.filter(isFilled)) ?? ''}`}
          >
            <Checkbox
              checked={chosen.includes(code)}
              onCheckedChange={(isChosen) => choose(code, isChosen === true)}
            />
          </Field>
        ))}
      </Group>
      {open.map((code) => (
        <Field
          key={code}
          label={`Words in ${code}`}
          help={sentenceOf(code, table) ?? undefined}
          error={errorOf(`statementSlots.${code}`)}
          isRequired
        >
          <Input
            value={slots[code] ?? ''}
            maxLength={300}
            onChange={({ target }) => onChange({ slots: { ...slots, [code]: target.value } })}
          />
        </Field>
      ))}
    </>
  );
}

function isFilled({ text }: { text: string }): boolean {
  return text.trim() !== '';
}
