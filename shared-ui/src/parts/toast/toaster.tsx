import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { token } from '../../tokens/token';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { dismissToast, readToasts, type ShownToast, subscribeToToasts } from 'panel-runtime';

const none: readonly ShownToast[] = [];

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Stack = styled(Primitive.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${token.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${token.space[2]};
  width: min(25rem, 100vw);
  margin: 0;
  padding: ${token.space[4]};
  list-style: none;
  outline: none;
`;

const Notice = styled(Primitive.Root)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[2]};
  padding-inline: ${token.space[4]} ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.lg};
  animation: ${rise} ${token.duration.normal} ${token.ease};
  /* Also while a modal dialog, open or closing, keeps the pointer from the rest of the page. */
  pointer-events: auto;

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  & > svg {
    flex: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${token.space[1]};
`;

const Title = styled(Primitive.Title)`
  font-weight: ${token.weight.medium};
`;

const Detail = styled(Primitive.Description)`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const icons = {
  neutral: null,
  success: <CircleCheck size={18} color={token.color.success} aria-hidden="true" />,
  danger: <CircleAlert size={18} color={token.color.danger} aria-hidden="true" />,
};

function ToastNotice({ toast }: { toast: ShownToast }) {
  const { id, title, description, tone = 'neutral', action, duration = 5_000 } = toast;
  function act() {
    dismissToast(id);
    action?.onSelect();
  }
  return (
    <Notice
      open={toast.isOpen}
      onOpenChange={() => dismissToast(id)}
      duration={duration}
      type={tone === 'danger' ? 'foreground' : 'background'}
    >
      {icons[tone]}
      <Words>
        <Title>{title}</Title>
        {description === undefined ? null : <Detail>{description}</Detail>}
      </Words>
      {action === undefined ? null : (
        <Button variant="secondary" size="sm" onClick={act}>
          {action.label}
        </Button>
      )}
      <Primitive.Close asChild>
        <IconButton label={t`Close notice`} size="sm">
          <X />
        </IconButton>
      </Primitive.Close>
    </Notice>
  );
}

/** Renders the toasts; part of `UiProvider`. F8 focuses them. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  // Rendered only with toasts: the region has a style attribute, which server-rendered pages must not contain.
  if (toasts.length === 0) return null;
  return (
    <Primitive.Provider label={t`Notice`} swipeDirection="right">
      {toasts.map((toast) => (
        <ToastNotice key={toast.id} toast={toast} />
      ))}
      <Stack />
    </Primitive.Provider>
  );
}
