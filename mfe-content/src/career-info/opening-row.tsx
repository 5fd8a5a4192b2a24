import { t } from '@lingui/core/macro';
import { EmploymentType } from 'contract/content';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  breakpoint,
  Button,
  Checkbox,
  Field,
  focusRing,
  Input,
  RichTextInput,
  Select,
  token,
} from 'shared-ui';
import { type RowEditor } from 'shared-ui/form';
import { type ValuesOf } from 'shared-ui/resource';
import styled from 'styled-components';
import type { careersPage } from '../common/careers-page';
import { careerTableHref } from '../routes';

/** An opening in the form. */
export type OpeningDraft = NonNullable<ValuesOf<typeof careersPage>['openings']>[number];

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
  min-width: 0;

  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[5]};

  & a {
    color: ${token.color.brandText};
    font-size: ${token.text.sm};
    ${focusRing}
  }
`;

const unsaid = '—';
const employmentTypes = [
  { value: unsaid, label: unsaid },
  {
    value: 'full-time',
    get label() {
      return t`Full-time`;
    },
  },
  {
    value: 'part-time',
    get label() {
      return t`Part-time`;
    },
  },
  {
    value: 'contract',
    get label() {
      return t({ message: 'Contract', context: 'employment' });
    },
  },
  {
    value: 'internship',
    get label() {
      return t`Internship`;
    },
  },
] as const satisfies readonly { value: EmploymentType | typeof unsaid; label: string }[];

/** An opening: its facts, with a collapsible description. */
export function OpeningRow({ row, change, cell }: RowEditor<OpeningDraft>) {
  const description = cell('description');
  const [isExpanded, setIsExpanded] = useState(false);
  const isShown = isExpanded || description.error !== undefined;
  return (
    <Cells>
      <FactCells row={row} change={change} cell={cell} />
      <Line data-wide>
        <Field label={t`Open for applications`} {...cell('active')} layout="inline">
          <Checkbox
            checked={row.active ?? true}
            onCheckedChange={(isActive) => change({ active: isActive === true })}
          />
        </Field>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isShown}
          onClick={() => setIsExpanded(!isShown)}
        >
          {isShown ? <ChevronDown /> : <ChevronRight />}
          {(row.description ?? null) === null ? t`Add a description` : t`Description`}
        </Button>
        {row._id === undefined ? null : (
          <Link to={careerTableHref({ openingId: row._id })}>{t`Applications`}</Link>
        )}
      </Line>
      {isShown ? (
        <div data-wide>
          <Field label={t`Description`} {...description}>
            <RichTextInput
              label={t`Description`}
              value={row.description ?? null}
              onValueChange={(html) => change({ description: html })}
            />
          </Field>
        </div>
      ) : null}
    </Cells>
  );
}

function FactCells({ row, change, cell }: RowEditor<OpeningDraft>) {
  return (
    <>
      <div data-wide>
        <Field label={t`Title`} {...cell('title')} isRequired>
          <Input
            value={row.title}
            maxLength={120}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
      </div>
      <Field label={t`Location`} {...cell('location')}>
        <Input
          value={row.location ?? ''}
          maxLength={120}
          onChange={({ target }) => change({ location: target.value || null })}
        />
      </Field>
      <Field label={t`Employment`} {...cell('employmentType')}>
        <Select
          options={employmentTypes}
          value={row.employmentType ?? unsaid}
          onValueChange={(type) =>
            change({ employmentType: EmploymentType.safeParse(type).data ?? null })
          }
        />
      </Field>
    </>
  );
}
