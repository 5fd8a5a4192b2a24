import { token } from 'shared-ui';
import styled from 'styled-components';
import type { ChemicalFile } from './chemical-view';

const Files = styled.ul`
  padding: 0;
  list-style: none;

  & li {
    padding-block: 0.25rem;
  }
  & small {
    margin-left: 0.5rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
`;

interface FileListProps {
  files: readonly ChemicalFile[];
}

export function FileList({ files }: FileListProps) {
  return (
    <Files>
      {files.map(({ href, title, kind, language }) => (
        <li key={href}>
          <a href={href} hrefLang={language}>
            {title}
          </a>
          <small>
            {kind}, {language.toUpperCase()}
          </small>
        </li>
      ))}
    </Files>
  );
}
