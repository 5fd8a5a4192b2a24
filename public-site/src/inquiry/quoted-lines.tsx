import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { CheckboxField } from '../form/checkbox-field';
import { SelectField } from '../form/select-field';
import { TextField } from '../form/text-field';
import { answerField } from './supplier-request-field';
import type { Choices, RequestLineView } from './supplier-request-view';

const Lines = styled.ol`
  display: grid;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  padding: 1rem;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  & > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    overflow-wrap: anywhere;
  }
  & > header > h3 {
    margin: 0;
    font-size: 1.0625rem;
    font-weight: ${token.weight.semibold};
  }
  & > header > span {
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
  }
  & > header > small {
    flex-basis: 100%;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
`;

const Cells = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr));
  gap: 0.75rem;
  align-items: start;

  & > .wide {
    grid-column: span 2;
  }
`;

interface QuotedLinesProps {
  lines: readonly RequestLineView[];
  units: Choices;
}

/** What is asked for, each with the fields for a price. */
export function QuotedLines({ lines, units }: QuotedLinesProps) {
  return (
    <Lines>
      {lines.map((line, number) => (
        <QuotedLine key={line.key} line={line} number={number} units={units} />
      ))}
    </Lines>
  );
}

interface QuotedLineProps extends Pick<QuotedLinesProps, 'units'> {
  line: RequestLineView;
  number: number;
}

function QuotedLine({ line: { key, name, details, quantity }, number, units }: QuotedLineProps) {
  const field = (part: string) => answerField(number, part);
  return (
    <Line>
      <header>
        <h3 id={`line-${number}`}>
          {number + 1}. {name}
        </h3>
        <span>{quantity}</span>
        {details === '' ? null : <small>{details}</small>}
      </header>
      <input type="hidden" name={field('key')} value={key} />
      <Cells aria-labelledby={`line-${number}`}>
        <TextField name={field('unitPrice')} label={t`Price`} inputMode="decimal" maxLength={24} />
        <SelectField name={field('unitId')} label={t`Per`} none="Unit" options={units} />
        <TextField
          name={field('leadTimeDays')}
          label={t`Lead time in days`}
          inputMode="numeric"
          maxLength={5}
        />
        <TextField
          name={field('minimum')}
          label={t`Minimum amount`}
          inputMode="decimal"
          maxLength={24}
        />
        <TextField
          name={field('packSize')}
          label={t`Pack holds`}
          inputMode="decimal"
          maxLength={24}
        />
        <SelectField name={field('packUnitId')} label={t`Pack in`} none="Unit" options={units} />
        <TextField name={field('packaging')} label={t`Container`} maxLength={120} />
        <TextField name={field('validUntil')} label={t`Valid until`} maxLength={40} />
        <div className="wide">
          <TextField name={field('remarks')} label={t`Remarks`} maxLength={300} />
        </div>
      </Cells>
      <CheckboxField name={field('cannotSupply')} label={t`We cannot supply this`} />
    </Line>
  );
}
