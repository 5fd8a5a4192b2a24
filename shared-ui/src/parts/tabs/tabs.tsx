import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { tabItem, tabRow } from './tab-row';

const List = styled(Primitive.List)`
  ${tabRow}
`;

const Trigger = styled(Primitive.Trigger)`
  ${tabItem}
`;

const Pane = styled(Primitive.Content)`
  ${focusRing}

  &[data-state='inactive'] {
    display: none;
  }
`;

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** What is in it stays while another tab is shown: a form with what was entered. */
  isKept?: boolean;
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
        <Pane
          key={tab.value}
          value={tab.value}
          {...(tab.isKept === true && { forceMount: true as const })}
        >
          {tab.content}
        </Pane>
      ))}
    </Primitive.Root>
  );
}
