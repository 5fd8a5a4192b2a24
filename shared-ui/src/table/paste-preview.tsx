import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import type { Option } from '../parts/select/option';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { titleOf } from '../resource/use-reference-options';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import { pastedText, type PastedRow } from './pasted-values';

const Frame = styled.section`
  ${focusRing}
  max-height: min(22rem, 45dvh);
  overflow: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};

  & > table {
    width: 100%;
    min-width: 26rem;
    border-collapse: collapse;
    font-size: ${token.text.sm};
  }
  & th,
  & td {
    padding: ${token.space[1]} ${token.space[2]};
    border-bottom: 1px solid ${token.color.border};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    position: sticky;
    top: 0;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & tr[data-state='same'] > td {
    color: ${token.color.textMuted};
  }
  & tr[data-state='problem'] > td:nth-child(n + 3) {
    color: ${token.color.dangerText};
  }
  & tr[data-state='new'] > td:nth-child(3) {
    font-weight: ${token.weight.semibold};
  }
`;

interface PastePreviewProps {
  resource: AnyResource;
  options: readonly Option[];
  selected: readonly RowOf<AnyResource>[];
  pasted: readonly PastedRow[];
}

/** Each selected row with its value before and after, and why a value is not written. */
export function PastePreview({ resource, options, selected, pasted }: PastePreviewProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keys
    <Frame aria-label={t`Preview`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Row`}</th>
            <th scope="col">{t`Now`}</th>
            <th scope="col">{t`New`}</th>
            <th scope="col">{t`Note`}</th>
          </tr>
        </thead>
        <tbody>
          {pasted.map((row, index) => (
            <tr key={row.id} data-state={stateOf(row)}>
              <th scope="row">{titleOf(resource, selected[index] ?? {})}</th>
              <td>{pastedText(row.former, options)}</td>
              <td>{row.problem === undefined ? pastedText(row.value, options) : row.text}</td>
              <td>{noteOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

function stateOf({ problem, isChanged }: PastedRow) {
  if (problem !== undefined) return 'problem';
  return isChanged ? 'new' : 'same';
}

function noteOf({ text, value, problem, isChanged }: PastedRow) {
  if (problem !== undefined) return problem;
  if (text === undefined) return t`No value`;
  if (!isChanged) return t`Unchanged`;
  return value === null ? t`Emptied` : '';
}
