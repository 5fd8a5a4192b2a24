import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAnnouncedHeading } from 'panel-runtime';
import { token } from '../../tokens/token';

const Box = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-bottom: ${token.space[5]};

  /* A name may be a hundred letters without a space. */
  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h1 {
    font-size: ${token.text['2xl']};
    letter-spacing: -0.02em;
  }
  & p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
}

/** A screen's heading: its `h1`, a description and actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  useAnnouncedHeading(typeof title === 'string' ? title : undefined);
  return (
    <Box>
      <div>
        <h1 dir="auto">{title}</h1>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </Box>
  );
}
