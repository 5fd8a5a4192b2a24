import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  breakpoint,
  Dialog,
  focusRing,
  IconButton,
  Kbd,
  lazyPart,
  Spinner,
  token,
} from 'shared-ui';
import styled from 'styled-components';
import { useIsMobile } from '../sidebar/use-is-mobile';
import { inputTexts, PaletteInput } from './palette-input';

/* The search is loaded when it is first opened. */
const PaletteList = lazyPart(
  () => t`The search`,
  async () => (await import(/* webpackChunkName: "palette" */ './palette-list')).PaletteList,
);

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  padding-inline: ${token.space[3]} ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
  @media (width < ${breakpoint.mobile}) {
    border: 0;
  }
`;

/** Opened by its button or Ctrl/Cmd+K; finds every screen and record. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  const isMobile = useIsMobile();
  useOpenKey(() => setIsOpen(true));
  return (
    <>
      {isMobile ? (
        <IconButton label={t`Go to`} onClick={() => setIsOpen(true)}>
          <Search />
        </IconButton>
      ) : (
        <Opener type="button" aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsOpen(true)}>
          <Search aria-hidden="true" />
          {t`Go to`}
          <Kbd>{t`Ctrl`} K</Kbd>
        </Opener>
      )}
      <Dialog title={t`Go to`} open={isOpen} onOpenChange={setIsOpen}>
        <PaletteSearch onLeave={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** Takes the text from the first key on, while the rest is loading. */
function PaletteSearch({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  const early = useRef<HTMLInputElement>(null);
  useEffect(() => early.current?.focus(), []);
  return (
    <Suspense
      fallback={
        <>
          <PaletteInput
            ref={early}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...inputTexts}
          />
          <Spinner label={t`Loading`} />
        </>
      }
    >
      <PaletteList text={text} onText={setText} onLeave={onLeave} />
    </Suspense>
  );
}

function useOpenKey(open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOpenKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    // In a text editor the same keys insert a link, and the editor has prevented the default.
    if (!isOpenKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    open();
  });
  // Listens on the whole document.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
