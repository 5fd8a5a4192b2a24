import { Download } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { SitePicture } from '../common/site-picture';
import type { CatalogueView } from './home-view';

const Catalogues = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: 1.5rem;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: 1.25rem;
    padding: 1.25rem;
    border: 1px solid ${token.color.border};
    background: ${token.color.surface};
  }
`;

const Cover = styled(SitePicture)`
  flex: none;
  align-self: start;
  width: 6.5rem;
  aspect-ratio: 3 / 4;
  box-shadow: ${token.shadow.md};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;

  & h3 {
    font-size: 1.125rem;
    font-weight: 620;
  }
  & p {
    margin-block: 0.375rem 1rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    margin-top: auto;
    font-weight: ${token.weight.medium};
    ${focusRing}
  }
  & svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
`;

interface CatalogueListProps {
  catalogues: readonly CatalogueView[];
}

/** Catalogues to download. */
export function CatalogueList({ catalogues }: CatalogueListProps) {
  return (
    <Catalogues>
      {catalogues.map(({ id, title, description, href, facts, cover }) => (
        <li key={id}>
          {cover === null ? null : <Cover picture={cover} sizes="6.5rem" />}
          <Words>
            <h3>{title}</h3>
            <p>{description}</p>
            <a href={href} download>
              <Download aria-hidden="true" /> {facts}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </a>
          </Words>
        </li>
      ))}
    </Catalogues>
  );
}
