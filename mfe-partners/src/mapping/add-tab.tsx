import { t } from '@lingui/core/macro';
import type { LinkableChemical } from 'contract/partner';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { Button, EmptyState } from 'shared-ui';
import { SearchBox, useListKeys } from 'shared-ui/table';
import { LetterStrip } from '../common/letter-strip';
import { PageFoot } from '../common/page-foot';
import { QueryContent } from 'shared-ui/resource';
import { letterIn, searchIn } from '../common/read-address';
import { useChemicalLetters, useLinkableChemicals } from './chemical-lists';
import { ChemicalPicker } from './chemical-picker';
import { Results, Tools } from './chemical-tools';
import { ChosenBar } from './chosen-bar';
import type { MappedList } from './partner-chemicals';
import type { Chosen } from './use-chosen';
import { useLinkChanges } from './use-link-changes';

interface AddTabProps {
  mapped: MappedList;
  chosen: Chosen;
}

/** The catalogue by letter or search. The selection survives changes of letter, page and search. */
export function AddTab({ mapped, chosen }: AddTabProps) {
  const { kind, partner, address } = mapped;
  const linkable = useLinkableChemicals(mapped);
  const changes = useLinkChanges({ kind, id: partner._id });
  const results = useRef<HTMLDivElement>(null);

  async function link() {
    const chemicals = chosen.ids.map((_id) => ({ _id, name: chosen.nameOf(_id) ?? '' }));
    chosen.leaveOut(await changes.link(chemicals));
    results.current?.focus();
  }
  return (
    <>
      <AddTools mapped={mapped} />
      <Results ref={results} tabIndex={-1} aria-busy={linkable.isPlaceholderData}>
        <QueryContent query={linkable} failed={t`The catalogue could not be loaded`}>
          {(page) =>
            page.total === 0 ? (
              <NothingFound mapped={mapped} />
            ) : (
              <ChemicalPicker<LinkableChemical>
                label={t`Chemicals of the catalogue`}
                chemicals={page.data}
                chosen={chosen}
                isFixed={({ isLinked }) => isLinked}
              />
            )
          }
        </QueryContent>
      </Results>
      <ChosenBar
        count={chosen.count}
        action={t`Link to ${{ companyName: partner.companyName }}`}
        isBusy={changes.isBusy}
        onAct={() => void link()}
        onClear={chosen.clear}
      />
      {linkable.data === undefined ? null : (
        <PageFoot list={linkable.data} address={address} label={t`Pages of chemicals`} isSizable />
      )}
    </>
  );
}

const noun = { one: 'chemical', many: 'chemicals' };

/** Search and letter exclude each other. */
function AddTools({ mapped: { address } }: Pick<AddTabProps, 'mapped'>) {
  const search = useRef<HTMLInputElement>(null);
  const letters = useChemicalLetters();
  useListKeys({ onSearch: () => search.current?.focus(), onNew: undefined });
  return (
    <>
      <Tools>
        <SearchBox
          label={t`Search the catalogue`}
          value={searchIn(address.address)}
          onSearch={(text) =>
            address.change({ search: text, letter: undefined, page: undefined }, { replace: true })
          }
          inputRef={search}
        />
      </Tools>
      <LetterStrip
        counts={letters.data?.data ?? []}
        current={searchIn(address.address) === '' ? (letterIn(address.address) ?? '') : undefined}
        hrefOf={(letter) => address.hrefOf({ letter, search: undefined, page: undefined })}
        noun={noun}
      />
    </>
  );
}

function NothingFound({ mapped: { address } }: Pick<AddTabProps, 'mapped'>) {
  const everything = { search: undefined, letter: undefined, page: undefined };
  return (
    <EmptyState
      title={t`Nothing found`}
      icon={<SearchX />}
      action={
        <Button variant="outline" onClick={() => address.change(everything)}>
          {t`Show the whole catalogue`}
        </Button>
      }
    >
      {t`No chemical has this in a name, synonym or number.`}
    </EmptyState>
  );
}
