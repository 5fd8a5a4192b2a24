import { t } from '@lingui/core/macro';
import type { VariableField } from './use-variable-target';
import { Braces } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { focusRing, Input, token } from 'shared-ui';
import styled from 'styled-components';
import { VariableButton } from './variable-button';
import { type VariableGroup, variableGroups } from './variable-meanings';

const Box = styled.details`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};

  & > summary {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: ${token.control.md};
    padding: 0 ${token.space[3]};
    border-radius: ${token.radius.md};
    font-weight: ${token.weight.medium};
    cursor: pointer;
    ${focusRing}
  }
  & > summary > span {
    margin-inline-start: auto;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.normal};
  }
  & > div {
    padding: 0 ${token.space[3]} ${token.space[3]};
  }
`;

const List = styled.div`
  max-height: 11.5rem;
  margin-top: ${token.space[2]};
  overflow: auto;

  & section > p {
    margin-top: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.semibold};
  }
  & section > p > small {
    font-weight: ${token.weight.normal};
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${token.space[1]};
    margin-top: ${token.space[1]};
    padding: 0;
    list-style: none;
  }
  & > p {
    padding: ${token.space[3]};
    color: ${token.color.textMuted};
  }
`;

const intoWords: Readonly<Record<VariableField, string>> = {
  get subject() {
    return t`go into the subject`;
  },
  get message() {
    return t`go into the message`;
  },
  get 'plain text'() {
    return t`go into the plain text`;
  },
};

interface VariableListProps {
  /** The field that a variable goes into. */
  into: VariableField;
  onInsert: (tag: string) => void;
}

/** The searchable list of variables. Arrow keys move along it, Enter inserts one. */
export const VariableList = memo(function VariableList({ into, onInsert }: VariableListProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const groups = found(search);
  const first = groups[0]?.choices[0]?.tag;

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // Enter would submit the form.
      event.preventDefault();
      if (search.trim() !== '' && first !== undefined) onInsert(first);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || list.current === null) return;
    event.preventDefault();
    const buttons = [...list.current.querySelectorAll('button')];
    const next = buttons.findIndex((button) => button === document.activeElement) + step;
    buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
  }
  return (
    <Box open>
      <summary>
        <Braces size={16} aria-hidden="true" /> {t`Variables`}
        <span aria-live="polite">{intoWords[into]}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the controls within */}
      <div onKeyDown={press}>
        <Input
          type="search"
          aria-label={t`Search the variables`}
          placeholder={t`Search: company, CAS, number …`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <List ref={list} tabIndex={-1}>
          {groups.map(({ label, note, choices }) => (
            <section key={label} aria-label={label}>
              <p>
                {label} {note === undefined ? null : <small>{note}</small>}
              </p>
              <ul>
                {choices.map((choice) => (
                  <li key={choice.tag}>
                    <VariableButton
                      choice={choice}
                      isFirst={choice.tag === first}
                      onInsert={onInsert}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 ? <p>{t`No variable is called that.`}</p> : null}
        </List>
      </div>
    </Box>
  );
});

/** The groups with the choices that contain every word of the search. */
function found(search: string): readonly VariableGroup[] {
  const words = search.toLowerCase().split(/\s+/);
  return variableGroups().flatMap((group) => {
    const choices = group.choices.filter(({ tag, meaning }) => {
      const text = `${group.label} ${tag} ${meaning}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return choices.length === 0 ? [] : [{ ...group, choices }];
  });
}
