import { t } from '@lingui/core/macro';
import type { Suggestion } from 'contract/catalog';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { formulaViewOf } from '../common/formula-view';
import { Formula } from '../common/formula';
import { Code } from '../common/look';
import { matchText } from './match-text';
import { type SearchOption, spokenCount } from './search-options';
import type { SearchCombobox } from './use-search-combobox';

const Panel = styled.div`
  position: absolute;
  z-index: ${token.layer.popup};
  top: calc(100% + 0.25rem);
  inset-inline-start: 0;
  inset-inline-end: 0;
  max-height: min(30rem, 62dvh);
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.md};
  text-align: start;
`;

const Line = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 1rem;
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  color: ${token.color.text};
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
  ${focusRing}

  & + & {
    border-top: 1px solid ${token.color.border};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${token.color.surfaceSelected};
  }
  &[aria-selected='true'] {
    box-shadow: inset calc(3px * var(--inline, 1)) 0 ${token.color.brand};
  }
  & b {
    font-weight: ${token.weight.semibold};
    overflow-wrap: anywhere;
  }
  & small {
    grid-column: 1 / -1;
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
`;

const Way = styled(Line)`
  align-items: center;
  color: ${token.color.brandText};
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;
`;

/** The list exists only while it has options; its count is announced by a permanent live region. */
export function SuggestionList({ options, active, listProps, optionId, close }: SearchCombobox) {
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {options.length === 0 ? '' : spokenCount(options)}
      </VisuallyHidden>
      {options.length === 0 ? null : (
        <Panel {...listProps} aria-label={t`Suggestions`} onClick={close}>
          {options.map((option) => (
            <OptionLine
              key={option.href}
              option={option}
              id={optionId(option.href)}
              isActive={option.href === active}
            />
          ))}
        </Panel>
      )}
    </>
  );
}

interface OptionLineProps {
  option: SearchOption;
  id: string;
  isActive: boolean;
}

function OptionLine({ option, id, isActive }: OptionLineProps) {
  const link = {
    id,
    href: option.href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
  } as const;
  switch (option.kind) {
    case 'category':
      return (
        <Line {...link}>
          <b dir="auto">{option.category.name}</b>
          <small>{[t`Category`, ...option.category.parents].join(' · ')}</small>
        </Line>
      );
    case 'chemical':
      return (
        <Line {...link}>
          <Chemical {...option.suggestion} />
        </Line>
      );
    case 'structure':
      return <Way {...link}>{t`Search this structure`}</Way>;
    case 'all': {
      const { text } = option;
      return <Way {...link}>{t`All results for “${text}”`}</Way>;
    }
    default:
      return option satisfies never;
  }
}

function Chemical({ name, casNumber, formula, match, offeredForm }: Suggestion) {
  const view = formulaViewOf(formula);
  const found = match.kind === 'casNumber' ? null : matchText(match);
  const reason = offeredForm === undefined ? found : name;
  return (
    <>
      <b dir="auto">{offeredForm?.name ?? name}</b>
      {casNumber === null ? <span /> : <Code>{casNumber}</Code>}
      <small>
        {view === null ? null : <Formula formula={view} />}
        {view === null || reason === null ? null : ' · '}
        {reason}
      </small>
    </>
  );
}
