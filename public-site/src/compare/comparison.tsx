import { t } from '@lingui/core/macro';
import { chemicalsText } from '../common/count-text';
import { X } from 'lucide-react';
import { Button, focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { AddToBasket } from '../basket/add-to-basket';
import { SaveStar } from '../basket/save-star';
import { StructureImage } from '../chemical/structure-image';
import { InBothUnits, UnitFrame, UnitSwitch } from '../chemical/unit-switch';
import { Formula } from '../common/formula';
import { Code, quietLink } from '../common/look';
import { NotStated } from '../common/not-stated';
import type { ComparedChemical, ComparedGroup, ComparedRow, CompareView } from './compare-view';

const Scroll = styled.section`
  position: relative;
  overflow-x: auto;
  ${focusRing}
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1.5rem;

  & > label {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    cursor: pointer;
  }
`;

/** Which rows are shown is a matter of the checkbox alone: it works without scripts. */
const Frame = styled(UnitFrame)`
  &:has(input[name='differing']:checked) tr[data-is-same] {
    display: none;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;

  & th,
  & td {
    min-width: 11rem;
    padding: 0.4375rem 0.875rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & thead th {
    vertical-align: bottom;
    font-weight: ${token.weight.semibold};
  }
  & thead th > span:first-child {
    justify-items: start;
    max-width: 9rem;
    height: 4.5rem;
  }
  & thead th > a {
    ${quietLink}
  }
  & thead th > div {
    font-weight: ${token.weight.normal};
  }
  & tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-width: 11.5rem;
    background: ${token.color.canvas};
    color: ${token.color.textMuted};
  }
  & th[scope='rowgroup'] {
    padding-top: 1.25rem;
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & tr[data-differs] > th {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
  }
  & tr[data-differs] > th::before {
    content: '≠' / '';
    margin-inline-end: 0.5rem;
    color: ${token.color.brandText};
  }
  & tr[data-is-same] > td {
    color: ${token.color.textMuted};
  }
  @media (max-width: 40rem) {
    & th,
    & td {
      min-width: 9.5rem;
      padding-inline: 0.625rem;
    }
    & tr > :first-child {
      min-width: 7.5rem;
      max-width: 7.5rem;
      font-size: 0.875rem;
      overflow-wrap: break-word;
      hyphens: auto;
    }
    & tr[data-differs] > th::before {
      margin-inline-end: 0.25rem;
    }
  }
  @media print {
    font-size: 8.5pt;

    & th,
    & td,
    & tr > :first-child {
      min-width: 0;
      padding: 1mm 2mm;
    }
  }
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

type ComparisonProps = Pick<CompareView, 'chemicals' | 'groups'>;

/** The facts of the chemicals in columns, group by group. */
export function Comparison({ chemicals, groups }: ComparisonProps) {
  const rows = groups.flatMap((group) => group.rows);
  const [rowCount, count] = [rows.length, chemicals.length];
  const differing = rows.filter(({ differs }) => differs).length;
  const hasBoth = rows.some(({ values }) => values.some((fact) => fact?.also !== undefined));
  return (
    <Frame>
      <Switches className="not-in-print">
        {count < 2 ? null : (
          <label>
            <input type="checkbox" name="differing" />
            {t`Only the ${differing} of ${rowCount} facts that differ`}
          </label>
        )}
        {hasBoth ? <UnitSwitch /> : null}
      </Switches>
      <Scroll tabIndex={0} aria-label={t`Comparison`}>
        <Table>
          <thead>
            <tr>
              <td>{chemicalsText(count)}</td>
              {chemicals.map((chemical) => (
                <HeadCell key={chemical.id} chemical={chemical} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.title} {...group} count={count} />
          ))}
        </Table>
      </Scroll>
    </Frame>
  );
}

function HeadCell({ chemical }: { chemical: ComparedChemical }) {
  const { name, href, picture, formula, withoutHref } = chemical;
  return (
    <th scope="col">
      {picture === null ? null : <StructureImage src={picture} size="card" />}
      <a href={href} dir="auto">
        {name}
      </a>
      {formula === null ? null : (
        <div>
          <Formula formula={formula} />
        </div>
      )}
      <Acts className="not-in-print">
        <AddToBasket chemical={chemical} size="sm" />
        <SaveStar chemical={chemical} />
        <Button asChild variant="ghost" size="sm">
          <a href={withoutHref} rel="nofollow" title={t`Take out of the comparison`}>
            <X aria-hidden="true" />
            <VisuallyHidden>{t`Take ${name} out of the comparison`}</VisuallyHidden>
          </a>
        </Button>
      </Acts>
    </th>
  );
}

function Group({ title, rows, count }: ComparedGroup & { count: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count + 1}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.label} row={row} isMarked={count > 1} />
      ))}
    </tbody>
  );
}

function Row({
  row: { label, values, differs },
  isMarked,
}: {
  row: ComparedRow;
  isMarked: boolean;
}) {
  return (
    <tr {...(isMarked && (differs ? { 'data-differs': '' } : { 'data-is-same': '' }))}>
      <th scope="row">
        {label}
        {isMarked && differs ? <VisuallyHidden> {t`(differs)`}</VisuallyHidden> : null}
      </th>
      {values.map((fact, index) => (
        <td key={index}>{fact === null ? <NotStated /> : <Value {...fact} />}</td>
      ))}
    </tr>
  );
}

type Stated = NonNullable<ComparedRow['values'][number]>;

function Value({ isCode = false, ...fact }: Stated) {
  if (isCode) return <Code>{fact.value}</Code>;
  return (
    <bdi lang={fact.lang}>
      <InBothUnits {...fact} />
    </bdi>
  );
}
