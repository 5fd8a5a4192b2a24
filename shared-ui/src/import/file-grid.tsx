import { t } from '@lingui/core/macro';
import type { FilePreview } from 'contract/transfer';
import styled from 'styled-components';
import { token } from '../tokens/token';

const Scroll = styled.section`
  overflow: auto;
  max-height: 26rem;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  & table {
    border-collapse: collapse;
    font-size: ${token.text.sm};
  }
  & th,
  & td {
    max-width: 16rem;
    overflow: hidden;
    padding: ${token.space[1]} ${token.space[3]};
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    padding: 0;
    background: ${token.color.surfaceSunken};
  }
  & tr[data-part='above'] td {
    color: ${token.color.textFaint};
  }
  & tr[data-part='head'] td {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
    font-weight: ${token.weight.semibold};
  }
`;

const RowButton = styled.button`
  min-width: 2.75rem;
  min-height: 1.875rem;
  padding: 0 ${token.space[2]};
  border: 0;
  background: none;
  color: ${token.color.textMuted};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[aria-pressed='true'] {
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
`;

interface FileGridProps {
  preview: FilePreview;
  onHead: (row: number) => void;
}

/** The first rows of a file as it shows them; a row's number makes it the row with the names of the columns. */
export function FileGrid({ preview, onHead }: FileGridProps) {
  const { rows, reading } = preview;
  const { headRow = 0, headRows = 1 } = reading;
  const width = Math.max(1, ...rows.map((row) => row.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled area is reached by keyboard
    <Scroll tabIndex={0} aria-label={t`First rows of the file`}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
            <tr key={index} data-part={partOf(index + 1, headRow, headRows)}>
              <th scope="row">
                <RowButton
                  type="button"
                  aria-pressed={index + 1 === headRow}
                  aria-label={t`Row ${{ index: index + 1 }} names the columns`}
                  onClick={() => onHead(index + 1)}
                >
                  {index + 1}
                </RowButton>
              </th>
              {Array.from({ length: width }, (_, column) => (
                <td key={column} dir="auto" title={row[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function partOf(row: number, headRow: number, headRows: number): 'above' | 'head' | 'rows' {
  if (row > headRow) return 'rows';
  return row > headRow - headRows ? 'head' : 'above';
}
