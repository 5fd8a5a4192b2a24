import { t } from '@lingui/core/macro';
import type { LinkableChemical } from 'contract/partner';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Badge, breakpoint, Checkbox, IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalLine } from '../common/chemical-line';
import type { Chosen } from './use-chosen';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[4]};
`;

const PageChoice = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const List = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding-inline-end: ${token.space[2]};

  &:not(:last-child) {
    border-bottom: 1px solid ${token.color.border};
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[data-chosen='true'] {
    background: ${token.color.surfaceSelected};
  }
`;

const Choice = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token.space[3]};
  min-width: 0;
  min-height: 2.75rem;
  padding: ${token.space[1]} ${token.space[3]};
  cursor: pointer;
  user-select: none;
`;

const Detail = styled.small`
  max-width: 14rem;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  text-align: end;

  @media (width < ${breakpoint.wide}) {
    display: none;
  }
`;

type Shown = Omit<LinkableChemical, 'isLinked'>;

interface ChemicalPickerProps<Chemical extends Shown> {
  /** The accessible name of the list. */
  label: string;
  chemicals: readonly Chemical[];
  /** Undefined in a list to read alone. */
  chosen: Chosen | undefined;
  /** Whether a chemical cannot be selected because it is linked. */
  isFixed?: (chemical: Chemical) => boolean;
  /** Rendered beside the checkbox that selects the page. */
  headEnd?: ReactNode;
  /** Additional details of a row. */
  detailOf?: (chemical: Chemical) => string;
  /** Unlinks a chemical, by its button or the Delete key. */
  onRemove?: ((chemical: Chemical) => void) | undefined;
}

/**
 * A page of chemicals to select from. One Tab stop; arrow keys move along the rows; Space selects; with Shift, it
 * selects the range from the last change.
 */
export function ChemicalPicker<Chemical extends Shown>(props: ChemicalPickerProps<Chemical>) {
  const { label, chemicals, chosen, isFixed = () => false, headEnd, detailOf, onRemove } = props;
  const [focusedId, setFocusedId] = useState<string>();
  const anchorId = useRef<string>(undefined);
  const free = chemicals.filter((one) => !isFixed(one));
  const stopId = (free.find(({ _id }) => _id === focusedId) ?? free[0])?._id;

  function choose(chemical: Chemical, event: MouseEvent) {
    if (chosen === undefined) return;
    const isChosen = !chosen.has(chemical._id);
    const rows = event.shiftKey ? between(free, anchorId.current, chemical._id) : [chemical];
    if (isChosen) chosen.add(rows);
    else chosen.leaveOut(rows.map(({ _id }) => _id));
    anchorId.current = chemical._id;
  }
  function press(chemical: Chemical, event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Delete') onRemove?.(chemical);
    const next = rowBeside(event);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey)
      chosen?.add(free.filter(({ _id }) => [chemical._id, next.id].includes(_id)));
    next.box.focus();
  }
  return (
    <>
      {chosen === undefined ? null : (
        <Head>
          <PageTick chemicals={free} chosen={chosen} />
          {headEnd}
        </Head>
      )}
      <List aria-label={label}>
        {chemicals.map((chemical) => (
          <Row key={chemical._id} data-chosen={chosen?.has(chemical._id) ?? false}>
            <Choice>
              {chosen === undefined ? null : (
                <Checkbox
                  data-chemical={chemical._id}
                  aria-label={nameOf(chemical, isFixed(chemical))}
                  checked={isFixed(chemical) || chosen.has(chemical._id)}
                  disabled={isFixed(chemical)}
                  tabIndex={chemical._id === stopId ? 0 : -1}
                  onFocus={() => setFocusedId(chemical._id)}
                  onClick={(event) => choose(chemical, event)}
                  onKeyDown={(event) => press(chemical, event)}
                />
              )}
              <ChemicalLine chemical={chemical} />
            </Choice>
            {detailOf === undefined ? null : <Detail>{detailOf(chemical)}</Detail>}
            {isFixed(chemical) ? <Badge tone="success">{t`Linked`}</Badge> : null}
            {onRemove === undefined ? null : (
              <IconButton
                label={t`Remove ${{ name: chemical.name }}`}
                size="sm"
                tabIndex={chemical._id === stopId ? 0 : -1}
                onClick={() => onRemove(chemical)}
              >
                <X />
              </IconButton>
            )}
          </Row>
        ))}
      </List>
    </>
  );
}

interface PageTickProps {
  chemicals: readonly Shown[];
  chosen: Chosen;
}

/** Selects or clears the whole page. */
function PageTick({ chemicals, chosen }: PageTickProps) {
  const count = chemicals.filter(({ _id }) => chosen.has(_id)).length;
  const isAll = count > 0 && count === chemicals.length;
  return (
    <PageChoice>
      <Checkbox
        aria-label={t`All of this page`}
        checked={count > 0 && !isAll ? 'indeterminate' : isAll}
        disabled={chemicals.length === 0}
        onClick={() => {
          if (isAll) chosen.leaveOut(chemicals.map(({ _id }) => _id));
          else chosen.add(chemicals);
        }}
      />
      {t`All of this page`}
    </PageChoice>
  );
}

function nameOf({ name, casNumber }: Shown, isFixed: boolean) {
  return [name, casNumber, isFixed ? 'linked' : null].filter((part) => part !== null).join(', ');
}

/** The rows between two ids, inclusive; `to` alone when `from` is not on this page. */
function between<Row extends Shown>(rows: readonly Row[], from: string | undefined, to: string) {
  const places = [from, to].map((id) => rows.findIndex(({ _id }) => _id === id));
  const [start = -1, end = -1] = places.toSorted((one, other) => one - other);
  return start === -1 ? rows.filter(({ _id }) => _id === to) : rows.slice(start, end + 1);
}

/** The row that a key moves to; skips disabled ones. */
function rowBeside({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const list = currentTarget.closest('ul');
  const boxes = [...(list?.querySelectorAll<HTMLElement>('[data-chemical]:enabled') ?? [])];
  const place = boxes.indexOf(currentTarget);
  const target = {
    ArrowDown: Math.min(place + 1, boxes.length - 1),
    ArrowUp: Math.max(place - 1, 0),
    Home: 0,
    End: boxes.length - 1,
  }[key];
  const box = target === undefined ? undefined : boxes[target];
  return box === undefined ? undefined : { box, id: box.dataset['chemical'] ?? '' };
}
