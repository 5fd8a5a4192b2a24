import { t } from '@lingui/core/macro';
import { shellRoutes } from 'contract';
import { startListEndpoints, type StartList } from 'contract/staff';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, Card, focusRing, token, useConfirm, VisuallyHidden } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import styled from 'styled-components';
import { type ListHref, useListHref } from '../navigation/use-record-pages';
import { useLackingNeeds } from '../navigation/visible-pages';
import { startItems } from './start-items';
import { useCloseStartList, useStartItems } from './use-start-list';

const Rows = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: 0 ${token.space[6]};
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  & > a,
  & > span {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[3]};
    padding: ${token.space[2]};
    border-radius: ${token.radius.md};
    color: ${token.color.text};
    text-decoration: none;
  }
  & > a {
    ${focusRing}
  }
  & > a:hover {
    background: ${token.color.surfaceHover};
  }
  & strong {
    display: block;
    font-weight: ${token.weight.medium};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
    color: ${token.color.textFaint};
  }
  & svg[data-done] {
    color: ${token.color.success};
  }
  &[data-done] strong {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};

  & > a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
    ${focusRing}
  }
`;

const Spaced = styled(Card)`
  margin-bottom: ${token.space[4]};
`;

/** What a new installation still needs, until somebody closes the list. */
export function StartListCard() {
  const items = useStartItems().items ?? [];
  const mayClose = usePermission(startListEndpoints.close.needs);
  const { mutate, isPending } = useCloseStartList();
  const confirm = useConfirm();
  const listHref = useListHref();
  const maySetUp = useLackingNeeds(shellRoutes.setUp) === undefined;
  const done = items.filter(({ isDone, isSkipped }) => isDone || isSkipped).length;
  const isComplete = done === items.length;
  if (items.length === 0 || (isComplete && !mayClose)) return null;

  async function close() {
    const isSure =
      isComplete ||
      (await confirm({
        title: t`Close the start list?`,
        description: t`It closes for everybody and does not come back.`,
        confirmLabel: t`Close it`,
      }));
    if (isSure) mutate();
  }
  return (
    <Spaced
      title={t`Get started`}
      description={
        isComplete ? t`Everything is set up.` : t`${done} of ${{ count: items.length }} done`
      }
      actions={
        <Actions>
          {maySetUp && !isComplete ? <Link to={shellRoutes.setUp}>{t`Step by step`}</Link> : null}
          {mayClose ? (
            <Button variant="ghost" size="sm" disabled={isPending} onClick={() => void close()}>
              {t`Close this list`}
            </Button>
          ) : null}
        </Actions>
      }
    >
      <Rows>
        {items.map((one) => (
          <StartRow key={one.item} {...one} listHref={listHref} />
        ))}
      </Rows>
    </Spaced>
  );
}

type StartRowProps = StartList['items'][number] & { readonly listHref: ListHref };

function StartRow({ item, isDone, isSkipped, listHref }: StartRowProps) {
  const { label, why, href } = startItems[item];
  const to = href(listHref);
  const content = (
    <>
      {isDone ? <CircleCheck data-done aria-hidden="true" /> : <Circle aria-hidden="true" />}
      <span>
        <strong>
          {isDone ? <VisuallyHidden>{t`Done:`} </VisuallyHidden> : null}
          {label}
          {isSkipped ? t` (left out)` : null}
        </strong>
        <small>{why}</small>
      </span>
    </>
  );
  return (
    <Row {...(isDone && { 'data-done': true })}>
      {to === undefined ? (
        <span>{content}</span>
      ) : (
        <Link to={to}>
          {content}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </Row>
  );
}
