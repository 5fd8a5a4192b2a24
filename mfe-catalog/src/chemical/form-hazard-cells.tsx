import { t } from '@lingui/core/macro';
import { utcDateText, utcDay } from 'contract';
import {
  type Classification,
  type ClassificationLimit,
  classText,
  deriveForm,
  formLabel,
  isHazardStatement,
  parseClassification,
} from 'contract/regulation';
import { Button, DateInput, Field, Input, type Option, token } from 'shared-ui';
import styled from 'styled-components';
import { signalWordNames } from '../common/property-names';
import { classOptions } from './class-options';
import { CodedList } from './coded-list';
import type { FormEditor } from './form-draft';

const Label = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;
`;

interface FormHazardCellsProps extends FormEditor {
  substance: {
    readonly classifications: readonly Classification[];
    readonly limits: readonly ClassificationLimit[];
  };
}

/** The hazards of a form: derived from the limits of the substance, or a supplier's. */
export function FormHazardCells({ row, change, cell, substance }: FormHazardCellsProps) {
  const { strength, source, classifications, supplements } = row;
  const { pictograms, signalWord, statements } = formLabel({ classifications, supplements });
  const canDerive = strength !== null && substance.classifications.length > 0;
  const day = source?.day ?? utcDay();

  function derive() {
    if (strength === null) return;
    change({
      ...deriveForm({ ...substance, strength }),
      source: { supplier: null, day: utcDay() },
    });
  }
  /** What staff enter is somebody's classification: the supplier's, once there is one. */
  function classify(values: Partial<FormEditor['row']>) {
    change({ source: { supplier: source?.supplier ?? null, day }, ...values });
  }
  return (
    <>
      <div data-wide>
        <Field label={t`Hazard classes`} {...cell('classifications')} isRequired={false}>
          <CodedList<Classification>
            label={t`Hazard classes`}
            value={classifications}
            onValueChange={(values) => classify({ classifications: [...values] })}
            textOf={classText}
            read={parseClassification}
            offered={classOptions}
          />
        </Field>
      </div>
      <Field label={t`Supplemental statements`} {...cell('supplements')} isRequired={false}>
        <CodedList<string>
          label={t`Supplemental statements`}
          value={supplements}
          onValueChange={(values) => classify({ supplements: [...values] })}
          textOf={sameText}
          read={readSupplement}
          offered={noOptions}
        />
      </Field>
      <Field
        label={t`Classified by supplier`}
        {...cell('source')}
        help={t`Empty: derived from the limits.`}
        isRequired={false}
      >
        <Input
          value={source?.supplier ?? ''}
          onChange={({ target }) =>
            change({ source: { supplier: target.value === '' ? null : target.value, day } })
          }
        />
      </Field>
      <Field label={t`Classified on`} id={`${cell('source').id}.day`} isRequired={false}>
        <DateInput
          value={source?.day ?? null}
          onValueChange={(value) =>
            change({
              source: value === null ? null : { supplier: source?.supplier ?? null, day: value },
            })
          }
        />
      </Field>
      <Label data-wide>
        {sourceText(source)}
        {[signalWord && signalWordNames[signalWord], ...pictograms, ...statements]
          .filter(Boolean)
          .join(', ') || (source === null ? '' : t`no hazards`)}
      </Label>
      {canDerive ? (
        <div data-wide>
          <Button variant="outline" size="sm" onClick={derive}>
            {t`Derive from the limits at ${strength} %`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Whose classification it is, before its words. */
function sourceText(source: FormEditor['row']['source']): string {
  if (source === null) return `${t`Not classified yet.`} `;
  const { supplier } = source;
  const day = utcDateText(source.day);
  return supplier === null ? `${t`Derived from the limits, ${day}:`} ` : `${supplier}, ${day}: `;
}

const noOptions: readonly Option[] = [];
const sameText = (text: string) => text;
const readSupplement = (text: string) => {
  const code = text.toUpperCase();
  return code.startsWith('EUH') && isHazardStatement(code) ? code : undefined;
};
