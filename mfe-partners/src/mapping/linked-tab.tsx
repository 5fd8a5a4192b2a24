import { t } from '@lingui/core/macro';
import type { LinkedChemical } from 'contract/partner';
import { Link2Off, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { dateText } from 'contract';
import { Button, EmptyState, Select } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { SearchBox, useListKeys } from 'shared-ui/table';
import { PageFoot } from '../common/page-foot';
import { QueryContent } from 'shared-ui/resource';
import { letterIn, searchIn } from '../common/read-address';
import { AllFound } from './all-found';
import { useLinkedChemicals } from './chemical-lists';
import { ChemicalPicker } from './chemical-picker';
import { Results, Tools } from './chemical-tools';
import { ChosenBar } from './chosen-bar';
import type { MappedList } from './partner-chemicals';
import type { Chosen } from './use-chosen';
import { useLinkChanges } from './use-link-changes';

interface LinkedTabProps {
  mapped: MappedList;
  /** Undefined where the role does not allow to unlink: the list is read alone. */
  chosen?: Chosen;
}

/** The partner's linked chemicals, to unlink singly or in bulk. */
export function LinkedTab({ mapped, chosen }: LinkedTabProps) {
  const { kind, partner, address } = mapped;
  const linked = useLinkedChemicals(mapped);
  const changes = useLinkChanges({ kind, id: partner._id });
  const results = useRef<HTMLDivElement>(null);

  async function remove(ids: readonly string[]) {
    chosen?.leaveOut(await changes.unlink(ids));
    results.current?.focus();
  }
  return (
    <>
      <LinkedTools mapped={mapped} />
      <Results ref={results} tabIndex={-1} aria-busy={linked.isPlaceholderData}>
        <QueryContent query={linked} failed={t`The linked chemicals could not be loaded`}>
          {(page) =>
            page.total === 0 ? (
              <NothingLinked mapped={mapped} />
            ) : (
              <ChemicalPicker<LinkedChemical>
                label={t`Chemicals linked to ${{ companyName: partner.companyName }}`}
                chemicals={page.data}
                chosen={chosen}
                headEnd={chosen && <AllFound mapped={mapped} total={page.total} chosen={chosen} />}
                detailOf={({ linkedAt, linkedBy }) =>
                  linkedBy === null ? dateText(linkedAt) : `${dateText(linkedAt)}, ${linkedBy}`
                }
                onRemove={chosen && (({ _id }) => void remove([_id]))}
              />
            )
          }
        </QueryContent>
      </Results>
      {chosen === undefined ? null : (
        <ChosenBar
          count={chosen.count}
          action={t`Remove from ${{ companyName: partner.companyName }}`}
          variant="destructive"
          isBusy={changes.isBusy}
          onAct={() => void remove(chosen.ids)}
          onClear={chosen.clear}
        />
      )}
      {linked.data === undefined ? null : (
        <PageFoot list={linked.data} address={address} label={t`Pages of chemicals`} isSizable />
      )}
    </>
  );
}

const everyLetter = '*';
const letterOptions = [
  {
    value: everyLetter,
    get label() {
      return t`All letters`;
    },
  },
  ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({ value: letter, label: letter })),
  {
    value: '#',
    get label() {
      return t`Without a letter`;
    },
  },
];

function LinkedTools({ mapped: { address } }: Pick<LinkedTabProps, 'mapped'>) {
  const search = useRef<HTMLInputElement>(null);
  useListKeys({ onSearch: () => search.current?.focus(), onNew: undefined });
  return (
    <Tools>
      <SearchBox
        label={t`Search linked chemicals`}
        value={searchIn(address.address)}
        onSearch={(text) => address.change({ search: text, page: undefined }, { replace: true })}
        inputRef={search}
      />
      <Select
        aria-label={t`Letter`}
        options={letterOptions}
        value={letterIn(address.address) ?? everyLetter}
        onValueChange={(letter) =>
          address.change({ letter: letter === everyLetter ? undefined : letter, page: undefined })
        }
      />
    </Tools>
  );
}

function NothingLinked({ mapped: { address, kind } }: Pick<LinkedTabProps, 'mapped'>) {
  const own = address.address;
  if (searchIn(own) !== '' || letterIn(own) !== undefined) {
    const everything = { search: undefined, letter: undefined, page: undefined };
    return (
      <EmptyState
        title={t`Nothing found`}
        icon={<SearchX />}
        action={
          <Button variant="outline" onClick={() => address.change(everything)}>
            {t`Show all linked`}
          </Button>
        }
      >
        {t`No linked chemical has this name, number or letter.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`Nothing linked yet`}
      icon={<Link2Off />}
      action={
        <Permitted to={kind.lists.link}>
          <Button onClick={() => address.change({ tab: 'add' })}>{t`Add chemicals`}</Button>
        </Permitted>
      }
    >
      {t`Add chemicals from the catalogue, by letter or by search.`}
    </EmptyState>
  );
}
