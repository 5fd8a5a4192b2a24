import { plural, t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { ChemicalFile } from './chemical-view';

const Files = styled.ul`
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1.5rem;
    padding-block: 0.4375rem;
  }
  & li + li {
    border-top: 1px solid ${token.color.border};
  }
  & li:first-child {
    padding-top: 0;
  }
  & a {
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

const Lots = styled.p`
  padding-block: 0.4375rem;
`;

const More = styled.details`
  & summary {
    width: fit-content;
    padding-block: 0.4375rem;
    color: ${token.color.brandText};
    cursor: pointer;
    ${focusRing}
  }
`;

/** Files beyond this number are collapsed, unless that would hide a single one. */
const shown = 12;

interface FileListProps {
  files: readonly ChemicalFile[];
  /** The page with certificates by their lot. */
  certificates: string | null;
}

/** Documents with their kind and language; long lists are collapsed. */
export function FileList({ files, certificates }: FileListProps) {
  const first = files.length === shown + 1 ? shown + 1 : shown;
  const rest = files.slice(first);
  const { length: count } = rest;
  return (
    <>
      {files.length === 0 ? null : <Lines files={files.slice(0, first)} />}
      {certificates === null ? null : (
        <Lots>
          <a href={certificates} rel="nofollow">
            {t`Certificate of analysis by lot number`}
          </a>
        </Lots>
      )}
      {rest.length === 0 ? null : (
        <More>
          <summary>{t`${plural(count, { one: '# more document', other: '# more documents' })}`}</summary>
          <Lines files={rest} />
        </More>
      )}
    </>
  );
}

function factsOf({ kind, language, edition, format }: ChemicalFile): string {
  return [kind, language, ...(edition === null ? [] : [edition]), format].join(', ');
}

function OnRequest({ title, language, href }: ChemicalFile) {
  return (
    <span>
      {title}{' '}
      <a href={href} rel="nofollow" aria-label={t`Request ${title}, ${language}`}>
        {t`Request`}
      </a>
    </span>
  );
}

function Lines({ files }: Pick<FileListProps, 'files'>) {
  return (
    <Files>
      {files.map((file) => (
        <li key={file.href}>
          {file.isOnRequest ? (
            <OnRequest {...file} />
          ) : (
            <a href={file.href} hrefLang={file.languageCode}>
              {file.title}
            </a>
          )}
          <small>{factsOf(file)}</small>
        </li>
      ))}
    </Files>
  );
}
