import { capitalized } from 'contract';
import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { ImportColumn, ImportMapping, ImportPolicy } from 'contract/transfer';
import styled from 'styled-components';
import { Field } from '../parts/field/field';
import { Select } from '../parts/select/select';
import { token } from '../tokens/token';
import { fieldOf } from './column-mapping';
import type { ImportedResource } from './import-queries';

const labels: Readonly<Record<ImportPolicy, string>> = {
  get fill() {
    return t`Fill what is empty`;
  },
  get overwrite() {
    return t`Overwrite what is there`;
  },
  get add() {
    return t`Leave them as they are: only new ones`;
  },
};
const options = () => Object.entries(labels).map(([value, label]) => ({ value, label }));
const ofColumn = () => [
  {
    value: 'file',
    get label() {
      return t`As for the file`;
    },
  },
  ...options().map(({ value, label }) => ({ value, label: label.split(':', 1)[0] ?? label })),
];

/** The API's own rule: a file with ids is an export of ours. */
export function usualPolicy(mapping: ImportMapping): ImportPolicy {
  return Object.values(mapping).includes('_id') ? 'overwrite' : 'fill';
}

export type Policies = Readonly<Record<string, ImportPolicy>>;

interface PolicyChoiceProps {
  resource: ImportedResource;
  value: ImportPolicy;
  onChange: (policy: ImportPolicy) => void;
  /** Other policies, by field. */
  policies: Policies;
  onPolicies: (policies: Policies) => void;
  /** The columns of the file, in its order. */
  columns: readonly Pick<ImportColumn, 'name'>[];
  mapping: ImportMapping;
}

const Columns = styled.details`
  & > summary {
    width: fit-content;
    color: ${token.color.textMuted};
    cursor: pointer;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${token.space[3]} ${token.space[4]};
    margin-top: ${token.space[3]};
  }
`;

/** What a row may do with a record that is there: by all columns, or otherwise by some. */
export function PolicyChoice(props: PolicyChoiceProps) {
  const { resource, value, onChange, policies, onPolicies, columns, mapping } = props;
  const filling = columns.flatMap(({ name }) => {
    const field = fieldOf(mapping, name);
    return field === undefined || field === '_id' ? [] : [[name, field] as const];
  });
  const others = filling.filter(([, field]) => field in policies);
  return (
    <>
      <Field
        label={t`${{ many: capitalized(words(resource.label.many)) }} that are there already`}
        help={t`Published names, addresses, structures and CAS numbers are never replaced without a question.`}
      >
        <Select
          options={options()}
          value={value}
          onValueChange={(chosen) => {
            if (isPolicy(chosen)) onChange(chosen);
          }}
        />
      </Field>
      <Columns>
        <summary>
          {others.length === 0
            ? t`Some columns otherwise`
            : t`Some columns otherwise: ${{ count: others.length }}`}
        </summary>
        <div>
          {filling.map(([column, field]) => (
            <Field key={column} label={column}>
              <Select
                options={ofColumn()}
                value={policies[field] ?? 'file'}
                onValueChange={(chosen) => {
                  const { [field]: _former, ...rest } = policies;
                  onPolicies(isPolicy(chosen) ? { ...rest, [field]: chosen } : rest);
                }}
              />
            </Field>
          ))}
        </div>
      </Columns>
    </>
  );
}

function isPolicy(text: string): text is ImportPolicy {
  return text in labels;
}
