import { render, screen, within } from '@testing-library/react';
import type { ChemicalFile } from './chemical-view';
import { FileList } from './file-list';

const files = (count: number): ChemicalFile[] =>
  Array.from({ length: count }, (_, index) => ({
    title: `Sheet ${index + 1}`,
    kind: 'Safety data sheet',
    language: 'English',
    languageCode: 'en',
    edition: index === 0 ? 'revision 2, 4 May 2026' : null,
    format: 'PDF',
    isOnRequest: false,
    href: `/files/sheet-${index + 1}.pdf`,
  }));
const linksIn = (element: HTMLElement) => within(element).getAllByRole('link', { hidden: true });

it('folds all but the first of many documents, and keeps each of them in the page', () => {
  const { container } = render(<FileList files={files(120)} certificates={null} />);
  expect(linksIn(container)).toHaveLength(120);
  expect(screen.getByText('108 more documents').tagName).toBe('SUMMARY');
  expect(linksIn(screen.getByRole('group'))).toHaveLength(108);
});

it('never folds a single one', () => {
  const { container } = render(<FileList files={files(13)} certificates={null} />);
  expect(linksIn(container)).toHaveLength(13);
  expect(screen.queryByRole('group')).toBeNull();
});
