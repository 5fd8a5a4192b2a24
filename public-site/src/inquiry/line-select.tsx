import { t } from '@lingui/core/macro';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { Field, inputBox, useFieldControl } from 'shared-ui';
import styled from 'styled-components';
import { useField } from '../form/form-context';

const Box = styled.select`
  ${inputBox}
`;

interface LineSelectProps {
  name: string;
  label: string;
  value: string;
  /** Without it, the field is uncontrolled. */
  onChoose?: ((value: string) => void) | undefined;
  children: ReactNode;
}

export function LineSelect({ name, label, value, onChoose, children }: LineSelectProps) {
  const { id, error } = useField(name);
  const content = onChoose
    ? { value, onChange: (event: { target: HTMLSelectElement }) => onChoose(event.target.value) }
    : { defaultValue: value };
  return (
    <Field id={id} label={label} error={error}>
      <Select name={name} {...content}>
        {children}
      </Select>
    </Field>
  );
}

function Select(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}

interface GradeSelectProps extends Omit<LineSelectProps, 'label' | 'children'> {
  /** The grades in which the chemical is sold. */
  offered: readonly string[];
  grades: readonly string[];
}

/** The grades of the chemical, then all others. */
export function GradeSelect({ offered, grades, ...select }: GradeSelectProps) {
  return (
    <LineSelect label={t`Grade`} {...select}>
      <option value="">{t`Any`}</option>
      <GradeOptions offered={offered} grades={grades} />
    </LineSelect>
  );
}

const GradeOptions = memo(function GradeOptions({
  offered,
  grades,
}: Pick<GradeSelectProps, 'offered' | 'grades'>) {
  if (offered.length === 0) return <Options values={grades} />;
  return (
    <>
      <optgroup label={t`Offered`}>
        <Options values={offered} />
      </optgroup>
      <optgroup label={t`Others`}>
        <Options values={grades.filter((grade) => !offered.includes(grade))} />
      </optgroup>
    </>
  );
});

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
