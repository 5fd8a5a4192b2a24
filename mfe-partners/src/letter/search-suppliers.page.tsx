import { t } from '@lingui/core/macro';
import { SearchX, Users } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button, EmptyState, PageHeader, token } from 'shared-ui';
import { countText, RowList, SearchBox, useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { type PageAddress, useAddress } from 'shared-ui/resource';
import { LetterStrip } from '../common/letter-strip';
import { PageFoot } from '../common/page-foot';
import { QueryContent } from 'shared-ui/resource';
import { letterIn, searchIn } from '../common/read-address';
import { supplierFormHref } from '../routes';
import { SupplierRow } from './supplier-row';
import { useFoundSuppliers, useSupplierLetters } from './supplier-lists';

const Tools = styled.div`
  display: flex;
  margin-bottom: ${token.space[2]};
`;

const Rows = styled(RowList)`
  margin-top: ${token.space[3]};

  & > li:not(:last-child) {
    border-bottom: 1px solid ${token.color.border};
  }
`;

const noun = { one: 'supplier', many: 'suppliers' };

function SearchSuppliersPage() {
  const address = useAddress();
  const suppliers = useFoundSuppliers(address.address);
  return (
    <>
      <PageHeader
        title={t`Suppliers A–Z`}
        description={t`Find a supplier by its first letter, or by a word of its name.`}
      />
      <SearchAndLetters address={address} />
      <QueryContent query={suppliers} failed={t`The suppliers could not be loaded`}>
        {(page) =>
          page.total === 0 ? (
            <NoSuppliers address={address} />
          ) : (
            <>
              <Rows
                aria-label={
                  suppliers.isPlaceholderData
                    ? t`Suppliers`
                    : headingOf(address.address, countText(page.total, noun))
                }
                aria-busy={suppliers.isPlaceholderData}
              >
                {page.data.map((supplier) => (
                  <li key={supplier._id}>
                    <SupplierRow supplier={supplier} />
                  </li>
                ))}
              </Rows>
              <PageFoot list={page} address={address} label={t`Pages of suppliers`} isSizable />
            </>
          )
        }
      </QueryContent>
    </>
  );
}

interface AddressProps {
  address: PageAddress;
}

/** Search and letter exclude each other. */
function SearchAndLetters({ address }: AddressProps) {
  const search = useRef<HTMLInputElement>(null);
  const letters = useSupplierLetters();
  useListKeys({ onSearch: () => search.current?.focus(), onNew: undefined });
  const text = searchIn(address.address);
  return (
    <>
      <Tools>
        <SearchBox
          label={t`Search all suppliers`}
          value={text}
          onSearch={(typed) =>
            address.change({ search: typed, letter: undefined, page: undefined }, { replace: true })
          }
          inputRef={search}
        />
      </Tools>
      <LetterStrip
        counts={letters.data?.data ?? []}
        current={text === '' ? (letterIn(address.address) ?? '') : undefined}
        hrefOf={(letter) => address.hrefOf({ letter, search: undefined, page: undefined })}
        noun={noun}
      />
    </>
  );
}

function headingOf(address: URLSearchParams, counted: string) {
  const letter = letterIn(address);
  if (searchIn(address) !== '') return t`${counted} found`;
  return letter === undefined ? counted : t`${counted} under ${letter}`;
}

function NoSuppliers({ address }: AddressProps) {
  const isNarrowed = searchIn(address.address) !== '' || letterIn(address.address) !== undefined;
  if (isNarrowed) {
    const everything = { search: undefined, letter: undefined, page: undefined };
    return (
      <EmptyState
        title={t`Nothing found`}
        icon={<SearchX />}
        action={
          <Button variant="outline" onClick={() => address.change(everything)}>
            {t`Show all suppliers`}
          </Button>
        }
      >
        {t`No supplier has this letter, or this in its name, contact person or tax number.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No suppliers yet`}
      icon={<Users />}
      action={
        <Button asChild>
          <Link to={supplierFormHref()}>{t`New supplier`}</Link>
        </Button>
      }
    >
      {t`They come up here under their letters as soon as there are some.`}
    </EmptyState>
  );
}

export { SearchSuppliersPage as Component };
