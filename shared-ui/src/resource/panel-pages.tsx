import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { countText } from '../text/format';
import { token } from '../tokens/token';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & > output {
    flex: 1;
  }
`;

interface PanelPagesProps {
  page: number;
  pageSize: number;
  total: number;
  label: { one: string; many: string };
  onPage: (page: number) => void;
}

/** The row count of a panel, and its pagination. */
export function PanelPages({ page, pageSize, total, label, onPage }: PanelPagesProps) {
  const count = Math.ceil(total / pageSize);
  return (
    <Foot>
      <output>
        {countText(total, label)}
        {count > 1 ? t`, page ${page} of ${count}` : null}
      </output>
      {count > 1 ? (
        <>
          <Button size="sm" variant="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t`Newer`}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={page >= count}
            onClick={() => onPage(page + 1)}
          >
            {t`Older`}
          </Button>
        </>
      ) : null}
    </Foot>
  );
}
