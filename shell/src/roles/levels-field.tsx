import {
  type Area,
  areas,
  areaWords,
  type Level,
  levelEverywhere,
  levels,
  type Permissions,
  reaches,
  type roles,
} from 'contract/staff';
import { breakpoint, RadioGroup, token } from 'shared-ui';
import { usePermissions } from 'shared-ui/client';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';

const Matrix = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  align-items: center;
  padding-block: ${token.space[1]};
  border-top: 1px solid ${token.color.border};

  & > span {
    font-weight: ${token.weight.medium};
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${token.space[2]};
  }
`;

const Help = styled.p`
  margin: 0 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const levelWords = { none: 'None', view: 'View', edit: 'Edit', all: 'All' } as const;

/** The level of a role in each area; those above the user's own cannot be chosen. */
export function LevelsField({ form }: InputsProps<typeof roles>) {
  const { value, change, fieldProps } = useFormField<typeof roles, Permissions>({
    form,
    name: 'levels',
    label: 'Permissions',
  });
  const own = usePermissions();
  const chosen = value ?? levelEverywhere('none');
  const isBuiltIn = form.record !== undefined && form.record.builtIn !== null;
  const optionsOf = (area: Area) =>
    levels.map((level: Level) => ({
      value: level,
      label: levelWords[level],
      isDisabled: own !== undefined && !reaches(own, area, level),
    }));
  return (
    <Matrix id={fieldProps.id} aria-label="Permissions">
      <Help>
        Edit includes viewing. All adds deleting, exporting, changing many, publishing and sending.
      </Help>
      {areas.map((area) => (
        <Line key={area}>
          <span>{nameOf(area)}</span>
          <RadioGroup
            aria-label={nameOf(area)}
            options={optionsOf(area)}
            value={chosen[area]}
            disabled={isBuiltIn}
            onValueChange={(level) => change({ ...chosen, [area]: level })}
          />
        </Line>
      ))}
      {fieldProps.error === undefined ? null : <p role="alert">{fieldProps.error}</p>}
    </Matrix>
  );
}

/** `the website` becomes `Website`. */
function nameOf(area: Area): string {
  const words = areaWords[area].replace(/^the /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
