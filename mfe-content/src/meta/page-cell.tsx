import type { Meta } from 'contract';
import { Badge, token } from 'shared-ui';
import styled from 'styled-components';
import { fallbackSlug, pageOfSlug } from './meta-pages';

const Lines = styled.span`
  display: grid;
  justify-items: start;
  min-width: 10rem;
  max-width: 18rem;
  overflow-wrap: anywhere;

  & > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

/** Which page a record is for, and its address. */
export function PageCell({ pageSlug }: Pick<Meta, 'pageSlug'>) {
  const { name, path, slug } = pageOfSlug(pageSlug);
  return (
    <Lines>
      <span>{name}</span>
      {slug === fallbackSlug ? <Badge tone="info">Fallback</Badge> : <small>{path}</small>}
    </Lines>
  );
}
