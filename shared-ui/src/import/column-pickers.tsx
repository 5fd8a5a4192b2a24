import { t } from '@lingui/core/macro';
import type { ImportColumn, ImportGuide, ImportMapping } from 'contract/transfer';
import styled from 'styled-components';
import { Badge } from '../parts/badge/badge';
import { Combobox } from '../parts/combobox/combobox';
import { Field } from '../parts/field/field';
import type { Option } from '../parts/select/option';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { breakpoint, token } from '../tokens/token';
import { fieldOf, withColumn } from './column-mapping';
import { LongText } from './long-text';

const List = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${token.space[2]} ${token.space[6]};
    align-items: center;
    padding: ${token.space[3]} ${token.space[4]};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  @media (width < ${breakpoint.mobile}) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Column = styled.div`
  min-width: 0;

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]};
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[1]};
    margin-top: ${token.space[1]};
    padding: 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    list-style: none;
  }
  & > p + p,
  & li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p + p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & li {
    padding: 0 0.375rem;
    border-radius: ${token.radius.sm};
    background: ${token.color.surfaceSunken};
  }
`;

interface ColumnPickersProps {
  guide: ImportGuide;
  columns: readonly ImportColumn[];
  mapping: ImportMapping;
  /** The server's suggestion, until the user confirms a mapping. */
  suggested: ImportMapping;
  twice: ReadonlyMap<string, string>;
  onChange: (mapping: ImportMapping) => void;
}

/** Each column of the file with sample values and the field that it fills. */
export function ColumnPickers(props: ColumnPickersProps) {
  const { guide, columns, mapping, suggested, twice, onChange } = props;
  const options = guide.fields.map(({ name, label, isRequired }): Option => {
    return { value: name, label, ...(isRequired && { detail: t`Required` }) };
  });
  const helps = new Map(guide.fields.map(({ name, help }) => [name, help]));
  return (
    <List aria-label={t`Columns of the file`}>
      {columns.map((column) => {
        const field = fieldOf(mapping, column.name);
        return (
          <ColumnPicker
            key={column.name}
            column={column}
            options={options}
            field={field}
            help={field === undefined ? null : (helps.get(field) ?? null)}
            isSuggested={field !== undefined && field === fieldOf(suggested, column.name)}
            other={twice.get(column.name)}
            onChoose={(chosen) => onChange(withColumn(mapping, column.name, chosen))}
          />
        );
      })}
    </List>
  );
}

interface ColumnPickerProps {
  column: ImportColumn;
  options: readonly Option[];
  field: string | undefined;
  /** The format of the field's values. */
  help: string | null;
  isSuggested: boolean;
  /** Another column that fills the same field. */
  other: string | undefined;
  onChoose: (field: string | undefined) => void;
}

function ColumnPicker(props: ColumnPickerProps) {
  const { column, options, field, help, isSuggested, other, onChoose } = props;
  const samples = [...new Set(column.samples.filter((sample) => sample.trim() !== ''))];
  return (
    <li>
      <Column>
        <p>
          {column.name}
          {isSuggested ? <Badge tone="info">{t`Suggested`}</Badge> : null}
        </p>
        {samples.length === 0 ? (
          <p>{t`No value in the first rows`}</p>
        ) : (
          <ul aria-label={t`Values of ${{ name: column.name }}`}>
            {samples.map((sample) => (
              <li key={sample}>
                <LongText text={sample} longest={60} />
              </li>
            ))}
          </ul>
        )}
      </Column>
      <Field
        label={<VisuallyHidden>{t`Field for ${{ name: column.name }}`}</VisuallyHidden>}
        {...(help !== null && { help })}
        error={
          other === undefined
            ? undefined
            : t`The column ${other} fills this too. Ignore one of them.`
        }
      >
        <Combobox
          label={t`Fields`}
          options={options}
          placeholder={t`Ignored`}
          value={options.find(({ value }) => value === field) ?? null}
          onValueChange={(option) => onChoose(option?.value)}
        />
      </Field>
    </li>
  );
}
