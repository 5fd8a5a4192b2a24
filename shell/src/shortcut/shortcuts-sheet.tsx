import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  Field,
  isKeyTaken,
  Kbd,
  Sheet,
  Switch,
  token,
  turnSingleKeys,
  useSingleKeys,
} from 'shared-ui';
import styled from 'styled-components';
import { shortcutGroups } from './shortcut-groups';
import {
  closeShortcuts,
  openShortcuts,
  readShortcutsOpen,
  subscribeToShortcuts,
} from './shortcuts-state';

const Group = styled.section`
  & + & {
    margin-top: ${token.space[5]};
  }
  & h3 {
    margin-bottom: ${token.space[2]};
    font-size: ${token.text.md};
  }
  & dl {
    display: grid;
    gap: ${token.space[2]};
  }
  & dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[4]};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    display: flex;
    gap: ${token.space[1]};
    white-space: nowrap;
  }
`;

/** All shortcuts of the panel, opened by `?` or from the account menu; it can turn single-key shortcuts off. */
export function ShortcutsSheet() {
  const isOpen = useSyncExternalStore(subscribeToShortcuts, readShortcutsOpen);
  const areOn = useSingleKeys();
  useHelpKey();
  return (
    <Sheet
      title={t`Keyboard shortcuts`}
      width="26rem"
      open={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen) closeShortcuts();
      }}
    >
      {shortcutGroups.map(({ title, shortcuts }) => (
        <Group key={title}>
          <h3>{title}</h3>
          <dl>
            {shortcuts.map(({ what, keys }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
      <Group>
        <Field
          label={t`Keys without Ctrl`}
          help={t`Turn them off if they act by accident, for example with speech input.`}
        >
          <Switch checked={areOn} onCheckedChange={turnSingleKeys} />
        </Field>
      </Group>
    </Sheet>
  );
}

function useHelpKey() {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isKeyTaken(event)) return;
    event.preventDefault();
    openShortcuts();
  });
  // Listens on the whole document.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
