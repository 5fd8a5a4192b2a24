import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { popupItem, popupPanel } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { usePortalContainer } from '../dialog/portal-container';
import type { Option } from '../select/option';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { matchCount } from './use-combobox';
import type { OptionCombobox } from './use-option-combobox';

const Panel = styled(Popover.Content)`
  ${popupPanel}
  width: max(var(--radix-popover-trigger-width), 12rem);
  max-height: min(20rem, var(--radix-popover-content-available-height));
  display: flex;
  flex-direction: column;
  padding: ${token.space[1]};
`;

/** Scrolls by itself: a box that scrolls around a list box would have to take the focus. */
const List = styled.div`
  min-height: 0;
  overflow: auto;
`;

const Item = styled.div`
  ${popupItem}
  justify-content: space-between;

  & > span:first-child {
    overflow-wrap: anywhere;
  }
  & > svg {
    color: ${token.color.brandText};
  }
`;

const Detail = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  padding: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

/** The part of the combobox state that the list uses. */
type ListedCombobox = Pick<
  OptionCombobox,
  'state' | 'isOpen' | 'listProps' | 'optionId' | 'active' | 'close' | 'retry' | 'mark' | 'choose'
>;

interface ComboboxListProps {
  combobox: ListedCombobox;
  label: string;
  isSelected: (option: Option) => boolean;
  /** The box around the input; clicks in it do not close the list. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function announcement({ isOpen, state }: ListedCombobox) {
  if (!isOpen || state.status !== 'ready') return '';
  return matchCount(state.options.length);
}

/** The popup of a combobox, anchored to `children`. */
export function ComboboxList(props: ComboboxListProps) {
  const { combobox, label, isSelected, anchor, children } = props;
  const { state, isOpen, listProps } = combobox;
  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => !next && combobox.close()}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <VisuallyHidden as="output">{announcement(combobox)}</VisuallyHidden>
      <Popover.Portal container={usePortalContainer()}>
        <Panel
          role={undefined}
          // The note's button leaves the focus in the input too.
          onMouseDown={listProps.onMouseDown}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target) === true) {
              event.preventDefault();
            }
          }}
        >
          <List {...listProps} aria-label={label} aria-busy={state.status === 'loading'}>
            <ComboboxOptions combobox={combobox} isSelected={isSelected} />
          </List>
          <ComboboxNote combobox={combobox} />
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OptionsProps = Pick<ComboboxListProps, 'combobox' | 'isSelected'>;

/** Why there are no options; outside the list, which holds options alone. */
function ComboboxNote({ combobox: { state, retry } }: Pick<OptionsProps, 'combobox'>) {
  switch (state.status) {
    case 'loading':
      return <Note>{t`Searching…`}</Note>;
    case 'error':
      return (
        <Note>
          {t`The list could not be loaded.`}
          <Button size="sm" variant="secondary" onClick={retry}>
            {t`Try again`}
          </Button>
        </Note>
      );
    case 'ready':
      return state.options.length === 0 ? <Note role="presentation">{t`No matches`}</Note> : null;
    default:
      return state satisfies never;
  }
}

function ComboboxOptions({ combobox, isSelected }: OptionsProps) {
  const { state, optionId, active } = combobox;
  if (state.status !== 'ready') return null;
  return state.options.map((option) => (
    <Item
      key={option.value}
      id={optionId(option.value)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element filters as one types
      role="option"
      aria-selected={isSelected(option)}
      aria-disabled={option.isDisabled}
      {...(option.value === active && { 'data-highlighted': '' })}
      {...(option.isDisabled === true && { 'data-disabled': '' })}
      onMouseMove={() => combobox.mark(option.value)}
      onClick={() => combobox.choose(option)}
    >
      <span>{option.label}</span>
      {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
      {isSelected(option) ? <Check aria-hidden="true" /> : null}
    </Item>
  ));
}
