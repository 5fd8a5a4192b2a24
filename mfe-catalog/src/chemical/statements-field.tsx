import { useQuery } from '@tanstack/react-query';
import { type chemicals, type GhsStatements, loadGhsStatements } from 'contract/catalog';
import { useCallback } from 'react';
import { Field, MultiCombobox, type Option, token } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';

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
  kind: keyof GhsStatements;
}

const offered = 60;
const wholeCode = {
  hazard: /^(?:EU)?H\d{3}[A-Z]{0,2}(?:\+H\d{3}[A-Z]{0,2})*$/i,
  precautionary: /^P\d{3}(?:\+P\d{3})*$/i,
};

/** H- or P-statements, searched by code or official text; shows the texts of chosen codes. */
export function StatementsField({ kind, ...field }: StatementsFieldProps) {
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, readonly string[]>(
    field,
  );
  const codes = value ?? [];
  const { data } = useQuery({
    queryKey: ['ghs-statements'],
    queryFn: loadGhsStatements,
    enabled: codes.length > 0,
  });
  const options = useCallback(
    async (text: string) => {
      const texts = (await loadGhsStatements())[kind];
      return found(texts, text.trim(), wholeCode[kind]);
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
            <Statement key={code} code={code} text={data[kind][code]} />
          ))}
        </Texts>
      )}
    </div>
  );
}

interface StatementProps {
  code: string;
  text: string | undefined;
}

function Statement({ code, text }: StatementProps) {
  return (
    <>
      <dt>{code}</dt>
      <dd>{text ?? 'No text is known for this code.'}</dd>
    </>
  );
}

/** Statements whose code or text contains the search; a valid code that the table lacks becomes an option as well. */
function found(texts: Readonly<Record<string, string>>, text: string, code: RegExp): Option[] {
  const wanted = text.toLowerCase();
  const matches = Object.entries(texts)
    .filter((entry) => entry.join(' ').toLowerCase().includes(wanted))
    .slice(0, offered)
    .map(([value, words]) => ({ value, label: `${value} ${words}` }));
  const isKnown = Object.keys(texts).some((known) => known.toLowerCase() === wanted);
  if (isKnown || !code.test(text)) return matches;
  return [...matches, { value: text.toUpperCase(), label: text.toUpperCase() }];
}
