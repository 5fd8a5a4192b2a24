import { Command } from 'cmdk';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Spinner, token } from 'shared-ui';
import styled from 'styled-components';
import { useRegistry } from '../federation/federation-context';
import { usePreload } from '../federation/use-preload';
import { NavIcon } from '../navigation/nav-icon';
import { usePaletteActions } from './palette-actions';
import { inputTexts, PaletteInput } from './palette-input';
import { screensWith } from './palette-screens';
import { useFoundRecords } from './use-found-records';

const Box = styled(Command)`
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  min-height: 0;

  & [cmdk-list] {
    overflow-y: auto;
    height: min(24rem, 60dvh);
    overscroll-behavior: contain;
  }
  & [cmdk-group-heading] {
    padding: ${token.space[3]} ${token.space[2]} ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
  }
  & [cmdk-item] {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-height: ${token.control.md};
    padding-inline: ${token.space[2]};
    border-radius: ${token.radius.md};
    cursor: pointer;
  }
  & [cmdk-item][aria-selected='true'] {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  & [cmdk-item] svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    opacity: 0.75;
  }
`;

const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Aside = styled.span`
  flex: none;
  max-width: 45%;
  overflow: hidden;
  margin-inline-start: auto;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-selected='true'] & {
    color: inherit;
  }
`;

const State = styled.output`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding-inline: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface PaletteListProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

/** The search field and its results: screens at once, records after a pause in typing. */
export function PaletteList({ text, onText, onLeave }: PaletteListProps) {
  const screens = screensWith(useRegistry().registry, text);
  const actions = usePaletteActions(text);
  const { records, isError, isPending } = useFoundRecords(text);
  const go = useGo(onLeave);
  const input = useRef<HTMLInputElement>(null);
  // Replaces the input that was shown while this was loading: no key may be lost.
  useLayoutEffect(() => input.current?.focus(), []);
  const isScreenMeant = [...screens, ...actions].some(({ label }) => beginsWith(label, text));
  const recordKeys = records.map(({ key }) => key);
  const others = [...screens.map(({ path }) => path), ...actions.map(({ label }) => label)];
  const keys = isScreenMeant ? [...others, ...recordKeys] : [...recordKeys, ...others];
  const [chosen, choose] = useState('');
  const found =
    records.length === 0 ? null : (
      <Command.Group heading="Records">
        {records.map(({ key, title, subtitle, icon, path }) => (
          <Command.Item key={key} value={key} onSelect={() => go(path)}>
            <NavIcon name={icon} />
            <Title>{title}</Title>
            {subtitle === null ? null : <Aside>{subtitle}</Aside>}
          </Command.Item>
        ))}
      </Command.Group>
    );
  return (
    <Box
      label="Go to"
      shouldFilter={false}
      loop
      // If the chosen item is no longer listed, the first is chosen.
      value={keys.includes(chosen) ? chosen : (keys[0] ?? '')}
      onValueChange={choose}
    >
      <Command.Input ref={input} value={text} onValueChange={onText} asChild {...inputTexts}>
        <PaletteInput />
      </Command.Input>
      <Command.List label="Where to go">
        {isScreenMeant ? null : found}
        {screens.length === 0 ? null : (
          <Command.Group heading="Screens">
            {screens.map(({ label, trail, icon, path }) => (
              <Command.Item key={path} value={path} onSelect={() => go(path)}>
                <NavIcon name={icon} />
                <Title>{label}</Title>
                {trail.length === 0 ? null : <Aside>{trail.join(' › ')}</Aside>}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {actions.length === 0 ? null : (
          <Command.Group heading="Actions">
            {actions.map(({ label, Icon, run }) => (
              <Command.Item
                key={label}
                value={label}
                onSelect={() => {
                  onLeave();
                  run();
                }}
              >
                <Icon aria-hidden="true" />
                <Title>{label}</Title>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {isScreenMeant ? found : null}
        {keys.length === 0 && !isPending && !isError ? <State as="p">No matches.</State> : null}
      </Command.List>
      <State>
        {isError ? 'Records cannot be searched at the moment.' : null}
        {isPending && !isError ? <Spinner label="Searching records" /> : null}
      </State>
    </Box>
  );
}

/** Records load later than screens and must not displace a screen whose name starts with the text. */
function beginsWith(label: string, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return typed !== '' && label.toLowerCase().startsWith(typed);
}

/** Opens a page, or an anchor's sheet over the current one. */
function useGo(onLeave: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const preload = usePreload();
  return (path: string) => {
    preload(path);
    onLeave();
    void navigate(path.startsWith('#') ? { pathname, search, hash: path } : path);
  };
}
