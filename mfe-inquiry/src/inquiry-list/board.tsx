import { t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorState, Spinner, VisuallyHidden } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { type ResourceList, useResourceAccess } from 'shared-ui/resource';
import { ListBar } from 'shared-ui/table';
import { CloseDialog } from '../common/close-dialog';
import { NextStepDialog } from '../common/next-step-dialog';
import { useStatuses } from '../common/use-statuses';
import { addInquiryHref } from '../routes';
import { BoardColumn } from './board-column';
import { CarriedCard, useBoardDrag } from './board-drag';
import { Columns } from './board-styles';
import { InquiryFilters } from './inquiry.filters';
import { useBoard } from './use-board';
import { useColumnSums } from './use-column-sums';

interface BoardProps {
  list: ResourceList<typeof inquiries>;
}

/** The list as a board: a column for each status, cards that are dragged from one to another. */
export function Board({ list }: BoardProps) {
  const { data: statuses, error, refetch } = useStatuses();
  if (error !== null) {
    return (
      <ErrorState title={t`The board could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (statuses === undefined) return <Spinner label={t`Loading the board`} />;
  return <LoadedBoard list={list} />;
}

const instructions = 'inquiry-board-instructions';

function LoadedBoard({ list }: BoardProps) {
  const { data: statuses = [] } = useStatuses();
  const root = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { statusId, statusKind } = list.state.filters;
  const shown = statuses.filter(
    ({ _id, kind }) => (statusId ?? _id) === _id && (statusKind ?? kind) === kind,
  );
  const board = useBoard({ statuses, columns: shown, root });
  const { carried, actions } = board;
  const sums = useColumnSums(list.query);
  const { press, preview } = useBoardDrag(actions);
  const { mayEdit } = useResourceAccess(inquiries);
  return (
    <section aria-label={t`Board of inquiries`}>
      <ListBar list={list} Filters={InquiryFilters} onNew={() => void navigate(addInquiryHref())} />
      <VisuallyHidden id={instructions}>
        {mayEdit
          ? t`Press Space to pick the card up, the left and right arrow keys to choose a column, Space to put it there, Escape to leave it.`
          : null}{' '}
        {t`Up and down go to other cards, Enter opens one.`}
      </VisuallyHidden>
      <VisuallyHidden as="output">{board.said}</VisuallyHidden>
      <Columns ref={root}>
        {shown.map((status) => (
          <BoardColumn
            key={status._id}
            status={status}
            query={list.query}
            moves={board.moves}
            sum={sums?.get(status._id)}
            carriedId={carried?.inquiry._id}
            draggedId={carried?.byKeys === false ? carried.inquiry._id : undefined}
            isTarget={carried?.to === status._id}
            actions={actions}
            onPointerDown={mayEdit ? press : undefined}
            instructions={instructions}
          />
        ))}
      </Columns>
      <CarriedCard carried={carried} preview={preview} />
      {board.question === undefined ? null : (
        <NextStepDialog inquiry={board.question.inquiry} onClose={board.closeQuestion} />
      )}
      {board.closing === undefined ? null : (
        <CloseDialog {...board.closing} onCancel={board.keepOpen} onMove={board.close} />
      )}
    </section>
  );
}
