import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { chemicals } from 'contract/catalog';
import {
  isHazardStatement,
  isPrecautionaryStatement,
  loadStatements,
  sentenceOf,
  type StatementTable,
} from 'contract/regulation';
import { useCallback } from 'react';
import { Field, MultiCombobox, type Option, token } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { StatementSlots } from './statement-slots';

type Chemicals = typeof chemicals;

const Texts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  margin-top: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & > dt {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
  & > dd {
    margin: 0;
  }
`;

interface StatementsFieldProps extends FormFieldProps<Chemicals, readonly string[]> {
  kind: 'hazard' | 'precautionary';
}

const offered = 60;
const isStatement = { hazard: isHazardStatement, precautionary: isPrecautionaryStatement };

/** H- or P-statements of CLP, searched by code or sentence; shows the sentences of chosen codes. */
export function StatementsField({ kind, ...field }: StatementsFieldProps) {
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, readonly string[]>(
    field,
  );
  const codes = value ?? [];
  const { data } = useQuery({
    queryKey: ['statements'],
    queryFn: () => loadStatements(),
    enabled: codes.length > 0,
  });
  const options = useCallback(
    async (text: string) => {
      return found(await loadStatements(), { kind, text: text.trim() });
    },
    [kind],
  );
  return (
    <div>
      <Field {...fieldProps} isRequired={false}>
        <MultiCombobox
          ref={ref}
          label={field.label}
          options={options}
          value={codes.map((code) => ({ value: code, label: code }))}
          onValueChange={(chosen) => change(chosen.map((option) => option.value))}
          onBlur={blur}
        />
      </Field>
      {codes.length === 0 || data === undefined ? null : (
        <Texts>
          {codes.map((code) => (
            <Statement key={code} code={code} text={sentenceOf(code, data)} />
          ))}
        </Texts>
      )}
      {data === undefined ? null : <StatementSlots form={field.form} codes={codes} table={data} />}
    </div>
  );
}

interface StatementProps {
  code: string;
  text: string | null;
}

function Statement({ code, text }: StatementProps) {
  return (
    <>
      <dt>{code}</dt>
      <dd>{text ?? t`CLP has no such statement: remove it.`}</dd>
    </>
  );
}

interface Search {
  kind: StatementsFieldProps['kind'];
  text: string;
}

/** Statements whose code or sentence contains the search; a combination of known codes becomes an option as well. */
function found(table: StatementTable, { kind, text }: Search): Option[] {
  const wanted = text.toLowerCase();
  const texts = table[kind];
  const matches = Object.entries(texts)
    .filter((entry) => entry.join(' ').toLowerCase().includes(wanted))
    .slice(0, offered)
    .map(([value, words]) => ({ value, label: `${value} ${words}` }));
  const code = text.toUpperCase();
  if (texts[code] !== undefined || !isStatement[kind](code)) return matches;
  return [...matches, { value: code, label: `${code} ${sentenceOf(code, table) ?? ''}` }];
}
