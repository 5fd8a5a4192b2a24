import { t } from '@lingui/core/macro';
import { dateText, dayText } from 'contract';
import { type Dashboard } from 'contract/staff';
import { token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const tick = { fill: token.color.textMuted, fontSize: 12 };

const tooltip = {
  contentStyle: {
    border: `1px solid ${token.color.border}`,
    borderRadius: token.radius.md,
    background: token.color.surfaceRaised,
    color: token.color.text,
    fontSize: token.text.sm,
  },
  itemStyle: { color: token.color.text },
  cursor: { stroke: token.color.border, fill: token.color.surfaceHover },
};

/** The number of inquiries per day. */
export function DayChart({ days }: { readonly days: Dashboard['byDay'] }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <BarChart
        data={days}
        barCategoryGap="18%"
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: -16 }}
      >
        <CartesianGrid stroke={token.color.border} vertical={false} />
        <XAxis
          dataKey="day"
          tick={tick}
          tickFormatter={dayText}
          stroke={token.color.border}
          minTickGap={32}
        />
        <YAxis tick={tick} allowDecimals={false} stroke={token.color.border} />
        <Tooltip
          {...tooltip}
          labelFormatter={(day) => (typeof day === 'string' ? dateText(day) : null)}
          formatter={(count) => [numberText(Number(count)), t`Inquiries`]}
        />
        <Bar
          dataKey="count"
          fill={token.color.brand}
          radius={[3, 3, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

export interface ChartPart {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly color: string;
}

/** Counts side by side. */
export function PartsBarChart({ parts }: { readonly parts: readonly ChartPart[] }) {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart
        data={[...parts]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: -16 }}
      >
        <CartesianGrid stroke={token.color.border} vertical={false} />
        <XAxis dataKey="label" tick={false} stroke={token.color.border} height={8} />
        <YAxis tick={tick} allowDecimals={false} stroke={token.color.border} />
        <Tooltip {...tooltip} formatter={(count) => [numberText(Number(count)), t`Inquiries`]} />
        <Bar dataKey="count" radius={4} isAnimationActive={false}>
          {parts.map(({ key, color }) => (
            <Cell key={key} fill={color} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Shares of a whole. */
export function PartsDonut({ parts }: { readonly parts: readonly ChartPart[] }) {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <PieChart accessibilityLayer={false}>
        <Tooltip {...tooltip} formatter={(count) => numberText(Number(count))} />
        <Pie
          data={[...parts]}
          dataKey="count"
          nameKey="label"
          rootTabIndex={-1}
          innerRadius="58%"
          outerRadius="95%"
          stroke={token.color.surface}
          strokeWidth={2}
          isAnimationActive={false}
        >
          {parts.map(({ key, color }) => (
            <Cell key={key} fill={color} />
          ))}
        </Pie>
      </PieChart>
    </ResponsiveContainer>
  );
}
