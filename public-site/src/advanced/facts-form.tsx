import { t } from '@lingui/core/macro';
import { Button, Field, Input, inputBox, token, useFieldControl } from 'shared-ui';
import styled from 'styled-components';
import type { ComponentProps } from 'react';
import { pageHref } from '../common/hrefs';
import { maxSearchLength } from '../search-box/search-hrefs';
import type { FactField, FactOption, FactsView } from './advanced-view';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 1rem 1.25rem;
  align-items: start;
  max-width: 60rem;

  & > * {
    grid-column: span 12;
  }
  @media (min-width: 40rem) {
    & > .half {
      grid-column: span 6;
    }
    & > .quarter {
      grid-column: span 3;
    }
  }
  @media (max-width: 39.99rem) {
    & > .quarter {
      grid-column: span 6;
    }
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem 1.5rem;
  margin-top: 0.25rem;

  & > a {
    padding-block: 0.5rem;
    color: ${token.color.brandText};
  }
`;

/** The form of the search by facts; its values are in the address. */
export function FactsForm(view: FactsView) {
  const { values, errors, sort, sorts } = view;
  const fieldOf = (name: FactField) => ({ id: `fact-${name}`, error: errors[name] });
  const inputOf = (name: FactField) => ({ name, defaultValue: values[name], autoComplete: 'off' });
  return (
    <search className="not-in-print">
      <Form method="get" action={pageHref('advancedSearch')}>
        <Field
          {...fieldOf('q')}
          label={t`Name or number`}
          help={t`CAS, EC, a synonym or part of a name`}
        >
          <Input {...inputOf('q')} maxLength={maxSearchLength} spellCheck={false} />
        </Field>
        <div className="half">
          <Field
            {...fieldOf('formula')}
            label={t`Formula`}
            help={t`In any order: NaCl, C2H5OH, CuSO4·5H2O`}
          >
            <Input {...inputOf('formula')} spellCheck={false} />
          </Field>
        </div>
        <div className="quarter">
          <Field {...fieldOf('massFrom')} label={t`Molar mass from`} help="g/mol">
            <Input {...inputOf('massFrom')} inputMode="decimal" />
          </Field>
        </div>
        <div className="quarter">
          <Field {...fieldOf('massTo')} label={t`Molar mass to`} help="g/mol">
            <Input {...inputOf('massTo')} inputMode="decimal" />
          </Field>
        </div>
        <CatalogueSelects {...view} />
        <SafetySelects {...view} />
        <div className="half">
          <FactSelect
            id="fact-sort"
            label={t({ message: 'Order', context: 'sequence' })}
            name="sort"
            value={sort}
            options={sorts}
          />
        </div>
        <Row>
          <Button type="submit" size="lg">
            {t`Search`}
          </Button>
          <a href={pageHref('advancedSearch')}>{t`Clear`}</a>
        </Row>
      </Form>
    </search>
  );
}

/** The lists of the catalogue. */
function CatalogueSelects({ categories, types, grades, values, errors }: FactsView) {
  return (
    <>
      <div className="half">
        <FactSelect
          id="fact-category"
          error={errors.category}
          label={t`Category`}
          name="category"
          value={values.category}
          none={t`All categories`}
          options={categories}
        />
      </div>
      <div className="quarter">
        <FactSelect
          id="fact-type"
          error={errors.type}
          label={t`Type`}
          name="type"
          value={values.type}
          none={t`All types`}
          options={types}
        />
      </div>
      <div className="quarter">
        <FactSelect
          id="fact-grade"
          error={errors.grade}
          label={t`Grade`}
          name="grade"
          value={values.grade}
          none={t`All grades`}
          options={grades.map((value) => ({ value, label: value, level: 0 }))}
        />
      </div>
    </>
  );
}

/** Hazards and properties by their lists. */
function SafetySelects({ safety, values, errors }: FactsView) {
  return safety.map(({ name, ...field }) => (
    <div key={name} className="quarter">
      <FactSelect
        {...field}
        id={`fact-${name}`}
        name={name}
        value={values[name]}
        error={errors[name]}
      />
    </div>
  ));
}

const Box = styled.select`
  ${inputBox}
`;

interface FactSelectProps {
  id: string;
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  /** The label of the empty option; omitted where a choice is required. */
  none?: string;
  options: readonly FactOption[];
}

/** A select whose nested options are indented. */
function FactSelect({ id, label, name, value, error, none, options }: FactSelectProps) {
  return (
    <Field id={id} label={label} error={error}>
      <Control name={name} defaultValue={value}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {indent.repeat(option.level) + option.label}
          </option>
        ))}
      </Control>
    </Field>
  );
}

/** Browsers trim ordinary spaces from an option's text. */
const indent = '\u2003';

function Control(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
