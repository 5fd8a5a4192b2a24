import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Field, IconButton, Input } from 'shared-ui';
import { type BasketLine, type LineChange, longest } from '../basket/basket-line';
import { fieldId, useField } from '../form/form-context';
import { conversionText } from './conversions';
import type { UnitView } from '../common/unit-view';
import type { ChemicalFacts } from './inquiry-view';
import { lineField, step, stepField } from './line-field';
import { FormSelect } from './form-select';
import { GradeSelect, LineSelect } from './line-select';
import { typedAmount } from './typed-amount';
import { UnclearQuantity } from './unclear-quantity';
import { Amounts, ItemName, LineNumber, Row, RowProblem } from './line-look';
import { onList } from './inquiry-texts';

export interface LineRowProps {
  line: BasketLine;
  /** Counted from one. */
  place: number;
  facts: ChemicalFacts | undefined;
  units: readonly UnitView[];
  /** The units as the options of a select, the same for every line. */
  unitOptions: ReactNode;
  grades: readonly string[];
  /** Whether it is hidden in browsers with scripts. */
  isUnlessScript?: boolean;
  /** Undefined without a script: the fields are uncontrolled, and the server removes lines. */
  onChange?: ((number: number, change: LineChange) => void) | undefined;
  onRemove?: ((number: number) => void) | undefined;
}

/** A line of the inquiry with its fields. Memoised: only the changed line renders again. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, facts, units, unitOptions, grades, isUnlessScript, onChange, onRemove } =
    props;
  const { number, name, quantity, grade } = line;
  const field = (name: string) => lineField(number, name);
  const change = (change: LineChange) => onChange?.(number, change);
  const own = facts?.forms?.find((form) => form.name === line.offeredForm) ?? facts;
  const unitId = line.unitId || defaultUnit(facts, units);
  const converted = conversionText({
    quantity,
    unit: units.find(({ id }) => id === unitId),
    facts,
  });
  return (
    <Row
      aria-label={name || t`Line ${place}`}
      className={isUnlessScript ? 'unless-script' : undefined}
    >
      <LineNumber aria-hidden="true">{place}</LineNumber>
      {line.asWritten ? (
        <input type="hidden" name={field('asWritten')} value={line.asWritten} />
      ) : null}
      <Item line={line} onType={onChange && ((typed) => change({ name: typed }))}>
        <FormSelect
          line={line}
          facts={facts}
          onChoose={onChange && ((chosen) => change({ offeredForm: chosen }))}
        />
      </Item>
      <LineInput
        name={field('quantity')}
        label={t`Quantity`}
        value={quantity}
        inputMode="decimal"
        maxLength={longest.quantity}
        onType={onChange && ((typed) => change({ quantity: typed, unitId }))}
        onLeave={() => splitAmount(line, units, onChange)}
      />
      <LineSelect
        name={field('unitId')}
        label={t`Unit`}
        value={unitId}
        onChoose={onChange && ((chosen) => change({ unitId: chosen }))}
      >
        {unitOptions}
      </LineSelect>
      <GradeSelect
        name={field('grade')}
        value={grade}
        offered={own?.grades ?? []}
        grades={grades}
        onChoose={onChange && ((chosen) => change({ grade: chosen }))}
      />
      <PackagingInput
        line={line}
        packs={own?.packs ?? []}
        onType={onChange && ((typed) => change({ packaging: typed }))}
      />
      {isUnlessScript ? null : (
        <IconButton
          className="remove"
          label={name ? t`Remove ${name}` : t`Remove line ${place}`}
          variant="ghost"
          type={onRemove ? 'button' : 'submit'}
          name={onRemove ? undefined : stepField}
          value={step.remove(number)}
          onClick={onRemove && (() => onRemove(number))}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      {line.asWritten ? <Amounts>{onList(line.asWritten)}</Amounts> : null}
      {converted === null ? null : <Amounts>{converted}</Amounts>}
      {onChange && (
        <UnclearQuantity quantity={quantity} onChoose={(chosen) => change({ quantity: chosen })} />
      )}
    </Row>
  );
});

/** A quantity typed with its unit fills both fields. */
function splitAmount(
  { number, quantity }: BasketLine,
  units: readonly UnitView[],
  onChange: LineRowProps['onChange'],
): void {
  const amount = typedAmount(quantity, units);
  if (amount) onChange?.(number, amount);
}

/** Litres for chemicals sold by volume, moles for those sold by amount, kilograms for all others. */
function defaultUnit(facts: ChemicalFacts | undefined, units: readonly UnitView[]): string {
  const soldBy = units.find(({ id }) => id === facts?.unitId)?.dimension ?? 'mass';
  const base = units.find(({ dimension, factor }) => dimension === soldBy && factor === 1);
  return (base ?? units[0])?.id ?? '';
}

interface ItemProps extends Pick<LineRowProps, 'line'>, Pick<LineInputProps, 'onType'> {
  /** The choice of a form, below a chemical. */
  children: ReactNode;
}

function Item({ line, onType, children }: ItemProps) {
  const { number, chemicalId, name, href } = line;
  const { error } = useField(lineField(number, 'chemicalId'));
  if (chemicalId === null) {
    return (
      <ItemName>
        <LineInput
          name={lineField(number, 'freeText')}
          label={t`Product`}
          value={name}
          maxLength={longest.name}
          onType={onType}
        />
      </ItemName>
    );
  }
  const id = fieldId(lineField(number, 'chemicalId'));
  return (
    <ItemName>
      <input type="hidden" name={lineField(number, 'chemicalId')} value={chemicalId} />
      <input type="hidden" name={lineField(number, 'freeText')} value={name} />
      <span id={id} tabIndex={error === undefined ? undefined : -1}>
        {href === null ? name : <a href={href}>{name}</a>}
      </span>
      {error === undefined ? null : <RowProblem>{error}</RowProblem>}
      {children}
    </ItemName>
  );
}

interface PackagingInputProps extends Pick<LineRowProps, 'line'>, Pick<LineInputProps, 'onType'> {
  /** Pack sizes of the chemical, offered while typing. */
  packs: readonly string[];
}

function PackagingInput({ line: { number, packaging }, packs, onType }: PackagingInputProps) {
  const packsId = `packs-${number}`;
  return (
    <>
      <LineInput
        name={lineField(number, 'packaging')}
        label={t`Packaging`}
        value={packaging}
        maxLength={longest.packaging}
        list={packs.length > 0 ? packsId : undefined}
        onType={onType}
      />
      {packs.length === 0 ? null : (
        <datalist id={packsId}>
          {packs.map((pack) => (
            <option key={pack} value={pack}>
              {pack}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

interface LineInputProps {
  name: string;
  label: string;
  value: string;
  maxLength: number;
  inputMode?: 'decimal';
  list?: string | undefined;
  /** Without it, the field is uncontrolled. */
  onType?: ((value: string) => void) | undefined;
  onLeave?: () => void;
}

function LineInput({ name, label, value, onType, onLeave, ...input }: LineInputProps) {
  const { id, error } = useField(name);
  const content = onType
    ? { value, onChange: (event: { target: HTMLInputElement }) => onType(event.target.value) }
    : { defaultValue: value };
  return (
    <Field id={id} label={label} error={error}>
      <Input name={name} autoComplete="off" onBlur={onLeave} {...input} {...content} />
    </Field>
  );
}
