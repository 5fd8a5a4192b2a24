import { token } from 'shared-ui';
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

interface FileListProps {
  files: readonly ChemicalFile[];
}

/** Documents, with what they are before one opens them. */
export function FileList({ files }: FileListProps) {
  return (
    <Files>
      {files.map(({ href, title, kind, language, languageCode, format }) => (
        <li key={href}>
          <a href={href} hrefLang={languageCode}>
            {title}
          </a>
          <small>{[kind, language, format].join(', ')}</small>
        </li>
      ))}
    </Files>
  );
}
