import { t } from '@lingui/core/macro';
import { Link2, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { Button, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { AddToBasket } from '../basket/add-to-basket';
import { visitorsBasket } from '../basket/basket-store';
import { type SavedChemical, visitorsSaved } from '../basket/saved-store';
import { chemicalsText } from '../common/count-text';
import { pageHref } from '../common/hrefs';
import { Code } from '../common/look';
import { sharedHref } from '../common/saved-hrefs';
import type { NamedLink } from '../common/view-parts';
import { BasketTools } from './basket-tools';

const Table = styled.table`
  width: 100%;
  max-width: 56rem;
  margin-top: 1rem;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: 0.375rem;
    padding-inline: 0 0.75rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: ${token.weight.medium};
  }
  & tr > :last-child {
    width: 1%;
    padding-inline-end: 0;
    white-space: nowrap;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
`;

interface SavedListProps {
  chemicals: readonly SavedChemical[];
  /** The list of this browser, from which chemicals are taken out. */
  isOwn?: boolean;
}

/** Chemicals with what one does with all of them. */
export function SavedList({ chemicals, isOwn = false }: SavedListProps) {
  return (
    <>
      <Tools chemicals={chemicals} isOwn={isOwn} />
      <Table>
        <caption>
          <VisuallyHidden>{chemicalsText(chemicals.length)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Chemical`}</th>
            <th scope="col">{t`CAS`}</th>
            <th scope="col" className="not-in-print">
              <VisuallyHidden>{t`Inquiry`}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {chemicals.map((chemical) => (
            <tr key={chemical.id}>
              <td>
                <a href={chemical.href} dir="auto">
                  {chemical.name}
                </a>
              </td>
              <td>{chemical.casNumber === null ? null : <Code>{chemical.casNumber}</Code>}</td>
              <td className="not-in-print">
                <AddToBasket chemical={chemical} size="sm" />
                {isOwn ? (
                  <Button
                    variant="ghost"
                    size="sm"
                    title={t`Take out of the list`}
                    onClick={() => visitorsSaved().remove(chemical.id)}
                  >
                    <X aria-hidden="true" />
                    <VisuallyHidden>{takeOutText(chemical.name)}</VisuallyHidden>
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** What a press of a button did, with the way to it. */
interface Said {
  words: string;
  link?: NamedLink;
}

function Tools({ chemicals, isOwn }: Required<SavedListProps>) {
  const [said, setSaid] = useState<Said>({ words: '' });

  function addAll(): void {
    const { added, leftOut } = visitorsBasket().add(
      chemicals.map(({ id: chemicalId, name, href }) => ({ chemicalId, name, href })),
    );
    const words =
      leftOut > 0
        ? t`${added} added to the inquiry; ${leftOut} had no room.`
        : t`${added} added to the inquiry.`;
    setSaid({ words, link: { name: t`Your inquiry`, href: pageHref('inquiry') } });
  }
  function copyAddress(): void {
    const { href, count } = sharedHref(chemicals.map((chemical) => chemical.href));
    const words =
      count === chemicals.length
        ? t`The address of this list is copied.`
        : t`The address of the first ${count} is copied: there is no room for more in it.`;
    navigator.clipboard.writeText(location.origin + href).then(
      () => setSaid({ words }),
      () => setSaid({ words: t`The browser refused to copy.` }),
    );
  }
  return (
    <Bar className="needs-script not-in-print">
      <Button onClick={addAll}>{t`Add all to the inquiry`}</Button>
      <Button variant="outline" size="sm" onClick={copyAddress}>
        <Link2 aria-hidden="true" /> {t`Copy the address`}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" /> {t`Print`}
      </Button>
      <BasketTools
        readLines={() => chemicals.map(lineOf)}
        fileName="chemicals.csv"
        onEmpty={isOwn ? visitorsSaved().empty : undefined}
      />
      <output>
        {said.words}{' '}
        {said.link === undefined ? null : <a href={said.link.href}>{said.link.name}</a>}
      </output>
    </Bar>
  );
}

function lineOf({ name, casNumber, href }: SavedChemical) {
  return {
    name: casNumber === null ? name : `${name} (${casNumber})`,
    quantity: '',
    unit: '',
    grade: '',
    packaging: '',
    address: location.origin + href,
  };
}

function takeOutText(name: string): string {
  return t`Take ${name} out of the list`;
}
