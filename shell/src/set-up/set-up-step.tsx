import { t } from '@lingui/core/macro';
import type { StartItem, StartList } from 'contract/staff';
import { ChevronDown, Circle, CircleCheck, CircleMinus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge, Button, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { startItems } from '../dashboard/start-items';
import { CategoriesStep } from './categories-step';
import { ChemicalsStep } from './chemicals-step';
import { LegalStep } from './legal-step';
import { LiveStep } from './live-step';
import { MenuStep } from './menu-step';
import { StepLink } from './step-link';

const Head = styled.h2`
  font-size: ${token.text.lg};

  & > button {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    width: 100%;
    min-height: ${token.control.lg};
    padding: ${token.space[2]};
    border: 0;
    border-radius: ${token.radius.md};
    background: none;
    color: ${token.color.text};
    font: inherit;
    text-align: start;
    cursor: pointer;
    ${focusRing}
  }
  & > button:hover {
    background: ${token.color.surfaceHover};
  }
  & > button > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.textFaint};
  }
  & svg[data-done] {
    color: ${token.color.success};
  }
  & [aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  padding: 0 ${token.space[2]} ${token.space[5]} calc(${token.space[2]} + 2rem);

  & > p {
    max-width: 42rem;
    color: ${token.color.textMuted};
  }
  & > div,
  & > form {
    width: 100%;
    min-width: 0;
  }
  @media (width < 40rem) {
    padding-inline-start: ${token.space[2]};
  }
`;

type SetUpStepProps = StartList['items'][number] & {
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onSkip: (isSkipped: boolean) => void;
};

/** A step: its state, and when it is open what there is to do. */
export function SetUpStep(props: SetUpStepProps) {
  const { item, isDone, isSkipped, number, isOpen, onToggle, onSkip } = props;
  const id = useId();
  const { label, why } = startItems[item];
  return (
    <li>
      <Head>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <StateIcon isDone={isDone} isSkipped={isSkipped} />
          <span>
            {number}. {label}
          </span>
          {isDone ? <Badge tone="success">{t`Done`}</Badge> : null}
          {isSkipped ? <Badge tone="neutral">{t`Left out`}</Badge> : null}
          <ChevronDown aria-hidden="true" />
        </button>
      </Head>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Body>
            <p>{why}</p>
            {contents[item] ?? <StepLink item={item} isDone={isDone} />}
            {isDone ? null : (
              <Button variant="ghost" size="sm" onClick={() => onSkip(!isSkipped)}>
                {isSkipped ? t`Take it up again` : t`Leave out for now`}
              </Button>
            )}
          </Body>
        ) : null}
      </div>
    </li>
  );
}

/** Steps that do something here; the others lead to a page. */
const contents: Readonly<Partial<Record<StartItem, ReactNode>>> = {
  chemical: <ChemicalsStep />,
  category: <CategoriesStep />,
  menu: <MenuStep />,
  legal: <LegalStep />,
  live: <LiveStep />,
};

function StateIcon({ isDone, isSkipped }: Pick<SetUpStepProps, 'isDone' | 'isSkipped'>) {
  if (isDone) return <CircleCheck data-done aria-hidden="true" />;
  return isSkipped ? <CircleMinus aria-hidden="true" /> : <Circle aria-hidden="true" />;
}
