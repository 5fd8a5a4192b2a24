import { render, screen } from '@testing-library/react';
import { setRecordPlaces } from 'panel-runtime';
import { UseList } from './use-list';

test('uses lead to each record and to their list, filtered by what they use', () => {
  setRecordPlaces(new Map([['chemical', { list: '/chemicals', path: '/chemical/:id' }]]));
  const use = { resource: 'chemical', label: 'chemicals', total: 6, canMove: true };
  const records = [{ _id: 'a', title: 'Acetone' }];
  render(
    <UseList
      of="type-1"
      uses={[
        { ...use, records, filter: 'typeId' },
        { ...use, records: [], filter: null },
      ]}
    />,
  );
  const [list, record] = screen.getAllByRole('link');
  expect(list).toHaveAttribute('href', '/chemicals?typeId=type-1');
  expect(list).toHaveTextContent('6 chemicals');
  expect(record).toHaveAttribute('href', '/chemical/a');
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('6 chemicals: , …');
});
