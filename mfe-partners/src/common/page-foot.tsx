import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Navigate } from 'react-router-dom';
import { Pagination, Select } from 'shared-ui';
import { FootFrame, FootPages, numberText } from 'shared-ui/table';
import { type PageAddress } from 'shared-ui/resource';
import { pageSizesOffered } from './read-address';

const sizeOptions = pageSizesOffered.map((size) => ({ value: String(size), label: String(size) }));

interface PageFootProps {
  /** The list's response. */
  list: { data: readonly unknown[]; total: number; page: number; pageSize: number };
  address: PageAddress;
  /** The accessible name of the pagination: "Pages of suppliers". */
  label: string;
  /** The URL parameter of the page number. */
  name?: string;
  /** Whether the page size can be chosen. */
  isSizable?: boolean;
}

/** The row count and pagination of a list; a page past the end redirects to the last one. */
export function PageFoot({
  list,
  address,
  label,
  name = 'page',
  isSizable = false,
}: PageFootProps) {
  const { data, total, page, pageSize } = list;
  if (total === 0) return null;
  const pageCount = Math.ceil(total / pageSize);
  const hrefOf = (target: number) => address.hrefOf({ [name]: target > 1 ? target : undefined });
  if (data.length === 0) return <Navigate to={hrefOf(pageCount)} replace />;
  const first = (page - 1) * pageSize + 1;
  return (
    <FootFrame>
      <output>
        {t`${{ first: numberText(first) }}–${{ first2: numberText(first + data.length - 1) }} of ${{ total: numberText(total) }}`}
      </output>
      <FootPages>
        {isSizable ? <PageSize value={pageSize} address={address} name={name} /> : null}
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} label={label} />
      </FootPages>
    </FootFrame>
  );
}

interface PageSizeProps {
  value: number;
  address: PageAddress;
  name: string;
}

function PageSize({ value, address, name }: PageSizeProps) {
  const label = useId();
  return (
    <>
      <span id={label}>{t`Rows`}</span>
      <Select
        aria-labelledby={label}
        options={sizeOptions}
        value={String(value)}
        onValueChange={(size) => {
          const isDefault = Number(size) === pageSizesOffered[0];
          address.change({ pageSize: isDefault ? undefined : size, [name]: undefined });
        }}
      />
    </>
  );
}
