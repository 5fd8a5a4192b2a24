import styled from 'styled-components';
import { Code } from '../common/look';
import { Notice } from '../search/notice';

const Words = styled(Notice)`
  display: block;
  margin-top: 1.5rem;
`;

/** Chemicals of the address that are not there. */
export function UnknownItems({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  return (
    <Words as="output">
      Not in our catalogue:{' '}
      {slugs.map((slug, place) => (
        <span key={slug}>
          {place > 0 ? ', ' : ''}
          <Code>{slug}</Code>
        </span>
      ))}
      . Ask for it in your own words.
    </Words>
  );
}
