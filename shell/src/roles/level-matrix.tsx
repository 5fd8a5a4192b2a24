import { areaTitle } from './policy-words';
import { t } from '@lingui/core/macro';
import { type Area, type Level, levels, reaches } from 'contract/staff';
import { breakpoint, RadioGroup, token } from 'shared-ui';
import { usePermissions } from 'shared-ui/client';
import styled from 'styled-components';
import { levelWords } from './level-words';

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

export interface LevelMatrixProps<A extends Area> {
  readonly areas: readonly A[];
  readonly value: Readonly<Record<A, Level>>;
  readonly onChange: (value: Readonly<Record<A, Level>>) => void;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
}

/** Chooses a level in each area; those above the user's own cannot be chosen. */
export function LevelMatrix<A extends Area>(props: LevelMatrixProps<A>) {
  const { areas, value, onChange, id, isDisabled = false, error } = props;
  const own = usePermissions();
  const optionsOf = (area: Area) =>
    levels.map((level: Level) => ({
      value: level,
      label: levelWords[level],
      isDisabled: own !== undefined && !reaches(own, area, level),
    }));
  return (
    <Matrix id={id} aria-label={t`Permissions`}>
      <Help>
        {t`Edit includes viewing. All adds deleting, exporting, changing many, publishing and sending.`}
      </Help>
      {areas.map((area) => (
        <Line key={area}>
          <span>{nameOf(area)}</span>
          <RadioGroup
            aria-label={nameOf(area)}
            options={optionsOf(area)}
            value={value[area]}
            disabled={isDisabled}
            onValueChange={(level) => onChange({ ...value, [area]: level })}
          />
        </Line>
      ))}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </Matrix>
  );
}

/** `the website` becomes `Website`. */
function nameOf(area: Area): string {
  return areaTitle(area);
}
