import { t } from '@lingui/core/macro';
import type { StartItem } from 'contract/staff';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { startItems } from '../dashboard/start-items';
import { useListHref } from '../navigation/use-record-pages';

/** A link that looks like a button. */
export const ButtonLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.md};
  padding: 0.375rem 0.875rem;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  color: ${token.color.text};
  font-weight: ${token.weight.medium};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${token.color.surfaceHover};
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

interface StepLinkProps {
  readonly item: StartItem;
  readonly isDone?: boolean;
  /** Instead of the name of the step. */
  readonly text?: string;
}

/** Leads to the page where a step is seen to. */
export function StepLink({ item, isDone = false, text }: StepLinkProps) {
  const listHref = useListHref();
  const { label, href } = startItems[item];
  const to = href(listHref);
  if (to === undefined) return null;
  return (
    <ButtonLink to={to}>
      {text ?? (isDone ? t`Change it` : label)} <ArrowRight aria-hidden="true" />
    </ButtonLink>
  );
}
