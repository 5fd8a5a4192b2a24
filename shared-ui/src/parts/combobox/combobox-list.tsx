import { Check } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { popupItem, popupPanel } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { usePortalContainer } from '../dialog/portal-container';
import type { Option } from '../select/option';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { ComboboxState } from './use-combobox';

const Panel = styled(Popover.Content)`
  ${popupPanel}
  width: max(var(--radix-popover-trigger-width), 12rem);
  max-height: min(20rem, var(--radix-popover-content-available-height));
  padding: ${token.space[1]};
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
  ComboboxState,
  'state' | 'isOpen' | 'listId' | 'active' | 'close' | 'retry' | 'setActive' | 'choose'
>;

interface ComboboxListProps {
  combobox: ListedCombobox;
  label: string;
  isSelected: (option: Option) => boolean;
  /** The box around the input; clicks in it do not close the list. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Keeps the focus in the input when the list is clicked. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function announcement({ isOpen, state }: ListedCombobox) {
  if (!isOpen || state.status !== 'ready') return '';
  const { length } = state.options;
  if (length === 0) return 'No matches';
  return length === 1 ? '1 match' : `${length} matches`;
}

/** The popup of a combobox, anchored to `children`. */
export function ComboboxList(props: ComboboxListProps) {
  const { combobox, label, isSelected, anchor, children } = props;
  const { state, isOpen, listId, active } = combobox;
  const panel = useRef<HTMLDivElement>(null);

  // Scrolls the active option into view as the arrow keys move.
  useEffect(() => {
    panel.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => !next && combobox.close()}>
      <Popover.Anchor asChild>{children}</Popover.Anchor>
      <VisuallyHidden as="output">{announcement(combobox)}</VisuallyHidden>
      <Popover.Portal container={usePortalContainer()}>
        <Panel
          ref={panel}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element filters as one types
          role="listbox"
          aria-label={label}
          aria-busy={state.status === 'loading'}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onMouseDown={keepFocus}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target) === true) {
              event.preventDefault();
            }
          }}
        >
          <ComboboxOptions combobox={combobox} isSelected={isSelected} />
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
}

type OptionsProps = Pick<ComboboxListProps, 'combobox' | 'isSelected'>;

function ComboboxOptions({ combobox, isSelected }: OptionsProps) {
  const { state, listId, active } = combobox;
  if (state.status === 'loading') return <Note role="presentation">Searching…</Note>;
  if (state.status === 'error') {
    return (
      <Note role="presentation">
        The list could not be loaded.
        <Button size="sm" variant="secondary" onClick={combobox.retry}>
          Try again
        </Button>
      </Note>
    );
  }
  if (state.options.length === 0) return <Note role="presentation">No matches</Note>;
  return state.options.map((option, index) => (
    <Item
      key={option.value}
      id={`${listId}-${index}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="option"
      aria-selected={isSelected(option)}
      aria-disabled={option.isDisabled}
      {...(index === active && { 'data-highlighted': '' })}
      {...(option.isDisabled === true && { 'data-disabled': '' })}
      onMouseMove={() => combobox.setActive(index)}
      onClick={() => combobox.choose(option)}
    >
      <span>{option.label}</span>
      {option.detail === undefined ? null : <Detail>{option.detail}</Detail>}
      {isSelected(option) ? <Check aria-hidden="true" /> : null}
    </Item>
  ));
}
