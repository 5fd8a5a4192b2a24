import { t } from '@lingui/core/macro';
import type { ImportMistake, RowDecision } from 'contract/transfer';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { Combobox } from '../parts/combobox/combobox';
import { Field } from '../parts/field/field';
import { Input } from '../parts/input/input';
import { Select } from '../parts/select/select';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { token } from '../tokens/token';
import { countText } from '../text/format';
import { LongText } from './long-text';

const Cells = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  max-height: 20rem;
  overflow: auto;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: ${token.space[1]} ${token.space[4]};
    align-items: center;
  }
  & p {
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.textMuted};
  }
`;

interface MistakeCellsProps {
  mistake: ImportMistake;
  meanings: Readonly<Record<string, string>>;
  onMean: (text: string, meaning: string) => void;
  decisions: Decisions;
  onDecide: (rows: readonly number[], decision: RowDecision) => void;
}

/** What rows are that look like what is there, by number. */
export type Decisions = Readonly<Record<number, RowDecision>>;

const decisionOptions = [
  {
    value: 'new',
    get label() {
      return t`Another one: add it`;
    },
  },
  {
    value: 'same',
    get label() {
      return t`The same: change what is there`;
    },
  },
] as const;

/** The different cells of a mistake, most frequent first, each with what it is to mean. */
export function MistakeCells(props: MistakeCellsProps) {
  const { mistake, meanings, onMean, decisions, onDecide } = props;
  const { kind, options, cells, spellings, field } = mistake;
  const isMeant = kind === 'wrong' && field !== '';
  return (
    <Cells>
      {cells.map(({ text, count, rows, message, offered }) => (
        <li key={`${text} ${message}`}>
          <p>
            {message} <small>{rowsText(rows, count)}</small>
          </p>
          {isMeant && text !== null ? (
            <Field label={<VisuallyHidden>{t`What “${text}” means`}</VisuallyHidden>}>
              {options.length > 0 ? (
                <Combobox
                  label={t`Values`}
                  placeholder={t`“${text}” is the same as …`}
                  options={options.map((value) => ({ value, label: value }))}
                  value={optionOf(meanings[text.toLowerCase()])}
                  onValueChange={(chosen) => {
                    if (chosen) onMean(text, chosen.value);
                  }}
                />
              ) : (
                <Input
                  placeholder={t`“${text}” is the same as …`}
                  value={meanings[text.toLowerCase()] ?? ''}
                  onChange={({ target }) => onMean(text, target.value)}
                />
              )}
            </Field>
          ) : null}
          {field === 'similar' ? (
            <Field
              label={
                <VisuallyHidden>{t`What ${{ rowsText: rowsText(rows, count) }} is`}</VisuallyHidden>
              }
            >
              <Select
                placeholder={t`Decide …`}
                options={text === null ? decisionOptions.slice(0, 1) : decisionOptions}
                value={decisions[rows[0] ?? 0]}
                onValueChange={(decision) => onDecide(rows, decision)}
              />
            </Field>
          ) : null}
          {isMeant &&
          text !== null &&
          offered !== null &&
          meanings[text.toLowerCase()] === undefined ? (
            <Button size="sm" variant="outline" onClick={() => onMean(text, offered)}>
              {t`Take ${offered}`}
            </Button>
          ) : null}
        </li>
      ))}
      {spellings > cells.length ? (
        <li>
          <LongText text={t`and ${{ spellings: spellings - cells.length }} more`} longest={60} />
        </li>
      ) : null}
    </Cells>
  );
}

/** "Row 17", "3 rows". */
function rowsText(rows: readonly number[], count: number): string {
  const [first] = rows;
  return count === 1 && first !== undefined
    ? t`row ${first}`
    : countText(count, { one: t`row`, many: t`rows` });
}

function optionOf(value: string | undefined) {
  return value === undefined ? null : { value, label: value };
}
