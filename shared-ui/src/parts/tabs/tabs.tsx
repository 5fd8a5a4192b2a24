import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';

const List = styled(Primitive.List)`
  display: flex;
  gap: ${token.space[1]};
  overflow-x: auto;
  margin-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.border};
  scrollbar-width: none;
`;

const Trigger = styled(Primitive.Trigger)`
  flex: none;
  min-height: ${token.control.md};
  padding: 0 ${token.space[3]};
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: ${token.radius.sm} ${token.radius.sm} 0 0;
  background: transparent;
  color: ${token.color.textMuted};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${token.color.text};
  }
  &[data-state='active'] {
    border-color: ${token.color.brandText};
    color: ${token.color.brandText};
  }
  @media (forced-colors: active) {
    border-bottom: 0;
  }
`;

const Pane = styled(Primitive.Content)`
  ${focusRing}
`;

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Controlled by `value` and `onValueChange`, or uncontrolled, starting at the first tab. */
export interface TabsProps {
  /** Names the tab list. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Several views of one thing, shown one at a time. */
export function Tabs({ label, tabs, ...root }: TabsProps) {
  const first = tabs.at(0)?.value;
  return (
    <Primitive.Root {...(first !== undefined && { defaultValue: first })} {...root}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Pane key={tab.value} value={tab.value}>
          {tab.content}
        </Pane>
      ))}
    </Primitive.Root>
  );
}
