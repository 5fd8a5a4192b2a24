import { token } from 'shared-ui';
import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`;

export const SectionTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1rem;
  align-items: baseline;

  & > span {
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  & > div {
    margin-inline: -0.625rem;

    @media (min-width: 44rem) {
      margin-inline-start: auto;
    }
  }
`;

/** Sticky, so that it is visible for a list of any length. */
export const Undo = styled.div`
  position: sticky;
  z-index: ${token.layer.sticky};
  bottom: 0.75rem;
  display: flex;
  gap: 0.75rem;
  align-items: center;
  justify-self: start;
  max-width: 100%;
  padding-block: 0.375rem;
  padding-inline: 0.875rem 0.375rem;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};
  font-size: 0.9375rem;

  &:not(:has(button)) {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & output {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Sections of a form, side by side on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 2.5rem clamp(2rem, 5vw, 4rem);
  align-items: start;
  margin-top: 1.25rem;
  padding-top: 2.25rem;
  border-top: 1px solid ${token.color.border};
`;

export const Documents = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    padding: 0;
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
  }
`;

export const FirstButton = styled.button`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
`;
