import { useId } from 'react';
import { focusRing, inputBox, token } from 'shared-ui';
import styled from 'styled-components';
import { type CategoryView, type ListingSort, listingSorts } from './category-view';

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;

  & label {
    display: block;
    margin-bottom: 0.125rem;
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
  }
  & select {
    ${inputBox}
    width: auto;
    min-width: 9rem;
  }
  & button {
    min-height: ${token.control.md};
    padding: 0 1rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    font-size: ${token.text.md};
    font-weight: ${token.weight.medium};
    cursor: pointer;
    ${focusRing}
  }
  & button:hover {
    background: ${token.color.surfaceHover};
  }
`;

const sortNames: Readonly<Record<ListingSort, string>> = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  casNumber: 'CAS number',
  '-updatedAt': 'Latest change',
};

/** Order and grade of a listing: a plain form, whose answers stand in the address. */
export function ListingForm({ href, sort, grade, grades }: CategoryView) {
  const id = useId();
  return (
    <Row method="get" action={href} className="not-in-print" key={`${href} ${sort} ${grade}`}>
      <div>
        <label htmlFor={`${id}-sort`}>Order</label>
        <select id={`${id}-sort`} name="sort" defaultValue={sort}>
          {listingSorts.map((value) => (
            <option key={value} value={value}>
              {sortNames[value]}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-grade`}>Grade</label>
        <select id={`${id}-grade`} name="grade" defaultValue={grade ?? ''}>
          <option value="">All grades</option>
          {grades.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </div>
      <button type="submit">Apply</button>
    </Row>
  );
}
