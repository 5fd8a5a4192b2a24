import { t } from '@lingui/core/macro';
import { pageHref } from '../common/hrefs';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { storePastedList } from './pasted-list';
import { type SearchBoxSize, SearchPlace } from './search-place';
import { useSearchCombobox } from './use-search-combobox';
import type { SuggestionList } from './suggestion-list';

function placeholderOf(size: SearchBoxSize): string {
  return size === 'header'
    ? t`Name, CAS number, formula …`
    : t`Name, CAS number, formula, SMILES …`;
}

/** A page may have its own box beside the header's. */
function landmarkOf(size: SearchBoxSize): string {
  const landmarks: Readonly<Record<SearchBoxSize, string>> = {
    header: t`Site`,
    hero: t`Catalogue`,
    page: t`This page`,
  };
  return landmarks[size];
}

interface SearchBoxProps {
  /** Unique among the boxes of the page. */
  id: string;
  size: SearchBoxSize;
  /** The searched text. */
  initial?: string;
}

/** The search for chemicals by any identifier: a plain form, to which a script adds suggestions. */
export function SearchBox({ initial = '', ...box }: SearchBoxProps) {
  return <Box key={initial} initial={initial} {...box} />;
}

function Box({ id, size, initial }: Required<SearchBoxProps>) {
  const input = useRef<HTMLInputElement>(null);
  const listPage = useRef<HTMLAnchorElement>(null);
  const { List, load } = useSuggestionList();
  const combobox = useSearchCombobox(List !== undefined);

  useSearchKey(input);

  function takeList(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!isList(text) || !storePastedList(text)) return;
    event.preventDefault();
    listPage.current?.click();
  }

  return (
    <SearchPlace $size={size} aria-label={landmarkOf(size)}>
      <form method="get" action={pageHref('search')}>
        <input
          id={id}
          ref={input}
          name="q"
          type="text"
          defaultValue={initial}
          placeholder={placeholderOf(size)}
          aria-label={t`Search for a chemical`}
          autoCapitalize="none"
          enterKeyHint="search"
          onFocus={load}
          onPaste={takeList}
          {...combobox.inputProps}
        />
        <button type="submit" aria-label={t`Search`}>
          <Search aria-hidden="true" />
          {size === 'header' ? null : <span>{t`Search`}</span>}
        </button>
      </form>
      <a ref={listPage} href={pageHref('orderList')} hidden>
        {t`Pasted list`}
      </a>
      {List === undefined ? null : <List {...combobox} />}
    </SearchPlace>
  );
}

/** More than one non-empty line. */
function isList(text: string): boolean {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length > 1;
}

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Focuses the box on `/`, unless the key is typed into a field. Of several boxes, the first visible one takes it. */
function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  // Listens on the document: the shortcut works everywhere on the page.
  useEffect(() => {
    const goToBox = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      const input = box.current;
      if (!input || getComputedStyle(input.form ?? input).display === 'none') return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', goToBox);
    return () => document.removeEventListener('keydown', goToBox);
  }, [box]);
}

type List = typeof SuggestionList;

/**
 * Loads the suggestion list on the first focus. Without it the box is a plain form, so a failure to load changes nothing.
 */
function useSuggestionList() {
  const [list, setList] = useState<{ List: List } | null>(null);
  async function load() {
    const loaded = await import(/* webpackChunkName: "suggestions" */ './suggestion-list').catch(
      () => null,
    );
    if (loaded) setList({ List: loaded.SuggestionList });
  }
  return { List: list?.List, load: () => void load() };
}
