import { type RefObject, useRef, useState } from 'react';
import { useSteady } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import type { StatusRow } from '../common/use-statuses';
import { needsClosing } from '../common/close-dialog';
import { focusCard, showColumn } from './board-focus';
import type { InquiryRow } from './inquiry-cells';
import { useMoves } from './use-moves';

/** A card that is held by the pointer or by keys. */
export interface Carried {
  inquiry: InquiryRow;
  /** The `_id` of the status of the column that it would go to now. */
  to: string;
  byKeys: boolean;
}

/** What can be done with cards. Each keeps its identity: columns must not be drawn anew for it. */
export interface BoardActions {
  pick: (inquiry: InquiryRow, options: { byKeys: boolean }) => void;
  /** Over the column of a status. */
  carry: (statusId: string) => void;
  /** One column to the left or the right. */
  step: (by: 1 | -1) => void;
  put: () => void;
  leave: () => void;
  moveTo: (inquiry: InquiryRow, statusId: string) => void;
}

interface BoardOptions {
  /** All of them: a card may go to one whose column is filtered away. */
  statuses: readonly StatusRow[];
  /** Those of the columns in sight, in their order. */
  columns: readonly StatusRow[];
  root: RefObject<HTMLElement | null>;
}

interface Asked {
  inquiry: InquiryRow;
  /** To which it has been moved. */
  status: StatusRow;
}

/** The state of the board: what is carried, what is being moved, what is asked after it, what is said. */
export function useBoard({ statuses, columns, root }: BoardOptions) {
  const { carried, latest, hold } = useCarried();
  const [asked, setAsked] = useState<Asked>();
  const [said, say] = useState('');
  const { closing, ask, close, keepOpen } = useClosing({ write, say });
  const { moves, move } = useMoves();
  const nameOf = (id: string) => statuses.find(({ _id }) => _id === id)?.name ?? '';

  async function moveTo(inquiry: InquiryRow, statusId: string) {
    const status = statuses.find(({ _id }) => _id === statusId);
    if (status === undefined || status._id === inquiry.statusId) return;
    if (needsClosing(inquiry, status)) ask({ inquiry, status });
    else await write({ inquiry, status });
  }
  async function write({ inquiry, status }: Asked, fields: { lostReason?: string } = {}) {
    say(`${inquiry.number} moved to ${status.name}.`);
    const isMoved = await move(inquiry, status, fields);
    if (!isMoved) say(`${inquiry.number} could not be moved.`);
    else if (status.kind === 'open') setAsked({ inquiry, status });
    return isMoved;
  }
  function carry(statusId: string) {
    const { current } = latest;
    if (current === undefined || current.to === statusId) return;
    hold({ ...current, to: statusId });
    const place = columns.findIndex(({ _id }) => _id === statusId);
    say(`${nameOf(statusId)}, column ${numberText(place + 1)} of ${numberText(columns.length)}.`);
  }
  /** The focus goes along with the card. */
  function follow({ _id: id }: InquiryRow, statusId: string) {
    focusCard(root.current, { id, statusId, isOnTop: true });
  }
  function closeQuestion() {
    setAsked(undefined);
    if (asked !== undefined) refocus(root, asked);
  }
  const actions: BoardActions = {
    pick: useSteady((inquiry, { byKeys }) => {
      const to = inquiry.statusId ?? '';
      hold({ inquiry, to, byKeys });
      say(`Picked up ${inquiry.number} of ${inquiry.contactName}, in ${nameOf(to)}.`);
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
      if (current.to === current.inquiry.statusId) say('Put back. Nothing has changed.');
      else void moveTo(current.inquiry, current.to);
      if (current.byKeys) follow(current.inquiry, current.to);
    }),
    leave: useSteady(() => {
      if (latest.current === undefined) return;
      hold(undefined);
      say('Put back. Nothing has changed.');
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
    asked,
    closeQuestion,
    closing,
    close,
    keepOpen,
    actions: steady,
  };
}

export type BoardController = ReturnType<typeof useBoard>;

/** The card that is held: what is drawn of it, and what the next event finds. */
function useCarried() {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(carried);
  function hold(next: Carried | undefined) {
    latest.current = next;
    setCarried(next);
  }
  return { carried, latest, hold };
}

function refocus(root: BoardOptions['root'], { inquiry, status }: Asked) {
  focusCard(root.current, { id: inquiry._id, statusId: status._id, isOnTop: false });
}

interface ClosingOptions {
  write: (asked: Asked, fields: { lostReason?: string }) => Promise<boolean>;
  say: (words: string) => void;
}

/** What is asked before a card goes to a column that closes it. */
function useClosing({ write, say }: ClosingOptions) {
  const [closing, ask] = useState<Asked>();
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
      say('Put back. Nothing has changed.');
    },
  };
}
