import type { ComponentProps } from 'react';
import { inputBox, useFieldControl } from 'shared-ui';
import styled from 'styled-components';

const Box = styled.select`
  ${inputBox}
  min-height: 2.75rem;
`;

/** The browser's own list of choices, in a `Field`. */
export function PlainSelect(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
