import { t } from '@lingui/core/macro';
import { type RefObject, useRef, useState } from 'react';
import { useSteady } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import type { StatusRow } from '../common/use-statuses';
import { needsClosing } from '../common/close-dialog';
import { focusCard, showColumn } from './board-focus';
import type { InquiryRow } from './inquiry-cells';
import { useMoves } from './use-moves';

/** A card held by the pointer or the keyboard. */
export interface Carried {
  inquiry: InquiryRow;
  /** The `_id` of the status of the column that it would go to now. */
  to: string;
  byKeys: boolean;
}

/** The actions on cards. Their identity is stable, so that a change of state does not render every column again. */
export interface BoardActions {
  pick: (inquiry: InquiryRow, options: { byKeys: boolean }) => void;
  /** Moves the held card over the column of a status. */
  carry: (statusId: string) => void;
  /** Moves the held card one column to the left or the right. */
  step: (by: 1 | -1) => void;
  put: () => void;
  leave: () => void;
  moveTo: (inquiry: InquiryRow, statusId: string) => void;
}

interface BoardOptions {
  /** All statuses, since a card may go to one whose column is filtered out. */
  statuses: readonly StatusRow[];
  /** The statuses of the visible columns, in their order. */
  columns: readonly StatusRow[];
  root: RefObject<HTMLElement | null>;
}

interface BoardQuestion {
  inquiry: InquiryRow;
  /** The status it was moved to. */
  status: StatusRow;
}

/** The state of the board: the held card, running moves, the open question, and the live announcement. */
export function useBoard({ statuses, columns, root }: BoardOptions) {
  const { carried, latest, hold } = useCarried();
  const [question, setQuestion] = useState<BoardQuestion>();
  const [said, say] = useState('');
  const { closing, ask, close, keepOpen } = useClosing({ write, say });
  const { moves, move } = useMoves(statuses);
  const nameOf = (id: string) => statuses.find(({ _id }) => _id === id)?.name ?? '';

  async function moveTo(inquiry: InquiryRow, statusId: string) {
    const status = statuses.find(({ _id }) => _id === statusId);
    if (status === undefined || status._id === inquiry.statusId) return;
    if (needsClosing(inquiry, status)) ask({ inquiry, status });
    else await write({ inquiry, status });
  }
  async function write({ inquiry, status }: BoardQuestion, fields: { lostReason?: string } = {}) {
    const { number } = inquiry;
    say(t`${number} moved to ${{ name: status.name }}.`);
    const isMoved = await move(inquiry, status, fields);
    if (!isMoved) say(t`${number} could not be moved.`);
    else if (status.kind === 'open') setQuestion({ inquiry, status });
    return isMoved;
  }
  function carry(statusId: string) {
    const { current } = latest;
    if (current === undefined || current.to === statusId) return;
    hold({ ...current, to: statusId });
    const place = columns.findIndex(({ _id }) => _id === statusId);
    say(placeText(nameOf(statusId), place + 1, columns.length));
  }
  /** The focus goes along with the card. */
  function follow({ _id: id }: InquiryRow, statusId: string) {
    focusCard(root.current, { id, statusId, isOnTop: true });
  }
  function closeQuestion() {
    setQuestion(undefined);
    if (question !== undefined) refocus(root, question);
  }
  const actions: BoardActions = {
    pick: useSteady((inquiry, { byKeys }) => {
      const to = inquiry.statusId ?? '';
      hold({ inquiry, to, byKeys });
      say(pickedText(inquiry, nameOf(to)));
    }),
    carry: useSteady(carry),
    step: useSteady((by) => {
      const place = columns.findIndex(({ _id }) => _id === latest.current?.to);
      const next = columns[place + by];
      if (next === undefined) return;
      carry(next._id);
      showColumn(root.current, next._id);
    }),
    put: useSteady(() => {
      const { current } = latest;
      hold(undefined);
      if (current === undefined) return;
      if (current.to === current.inquiry.statusId) say(t`Put back. Nothing has changed.`);
      else void moveTo(current.inquiry, current.to);
      if (current.byKeys) follow(current.inquiry, current.to);
    }),
    leave: useSteady(() => {
      if (latest.current === undefined) return;
      hold(undefined);
      say(t`Put back. Nothing has changed.`);
    }),
    moveTo: useSteady((inquiry, statusId) => {
      void moveTo(inquiry, statusId);
      follow(inquiry, statusId);
    }),
  };
  const [steady] = useState(actions);
  return {
    carried,
    moves,
    said,
    question,
    closeQuestion,
    closing,
    close,
    keepOpen,
    actions: steady,
  };
}

export type BoardController = ReturnType<typeof useBoard>;

/** The held card: as state for rendering, and as a ref because several events may come before the next render. */
function useCarried() {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(carried);
  function hold(next: Carried | undefined) {
    latest.current = next;
    setCarried(next);
  }
  return { carried, latest, hold };
}

function refocus(root: BoardOptions['root'], { inquiry, status }: BoardQuestion) {
  focusCard(root.current, { id: inquiry._id, statusId: status._id, isOnTop: false });
}

interface ClosingOptions {
  write: (question: BoardQuestion, fields: { lostReason?: string }) => Promise<boolean>;
  say: (words: string) => void;
}

/** The confirmation before a card moves to a column that closes it. */
function useClosing({ write, say }: ClosingOptions) {
  const [closing, ask] = useState<BoardQuestion>();
  return {
    closing,
    ask,
    async close(fields: { lostReason?: string }) {
      if (closing === undefined) return false;
      ask(undefined);
      return write(closing, fields);
    },
    keepOpen() {
      ask(undefined);
      say(t`Put back. Nothing has changed.`);
    },
  };
}

function pickedText({ number, contactName }: InquiryRow, name: string): string {
  return t`Picked up ${number} of ${{ contact: contactName }}, in ${name}.`;
}

function placeText(name: string, place: number, total: number): string {
  return t`${name}, column ${{ place: numberText(place) }} of ${{ total: numberText(total) }}.`;
}
