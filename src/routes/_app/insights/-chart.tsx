import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { ResponsiveContainer } from 'recharts';
import { formatNumber } from '@/lib/words';
import { strokes, toneColor, type PictureData } from './-picture-data';
import classes from './-picture.module.css';

interface ChartProps extends PictureData {
  /** The fill of a series, by its place: its pattern in its colour. */
  fillOf(index: number): string;
  /** Of its place, in pixels. The width is that with which it begins; it follows its place from then on. */
  width: number;
  height: number;
  onChoose?: ((index: number) => void) | undefined;
}

/** A point as the library takes it: values under the place of their series, and as they are said. */
type Point = { label: string; at: number; labels: Record<string, string> } & Record<string, unknown>;

/** Room above the highest line, so that the number of it stands beside it and not below. */
const margin = { top: 10, right: 8 };

const plainly = (value: number) => formatNumber(Number(value.toFixed(1)));

/** The chart itself, by itself because its library is large. Its figures stand in a table beside it. */
export function Chart({ width, height, ...chart }: ChartProps) {
  // Left to itself it would be drawn once without a size, and again at one stroke.
  return (
    <ResponsiveContainer height={height} initialDimension={{ width, height }}>
      <Plot height={height} {...chart} />
    </ResponsiveContainer>
  );
}

function Plot({
  kind,
  series,
  points,
  words = plainly,
  fillOf,
  height,
  onChoose,
}: Omit<ChartProps, 'width'>) {
  const data = points.map(({ label, values }, position): Point => {
    const shown = series.map((_, index): [string, number | undefined] => [`s${index}`, values[index]]);
    const labels = shown.flatMap(([name, value]) => (value === undefined ? [] : [[name, words(value)]]));
    return { ...Object.fromEntries(shown), label, at: position, labels: Object.fromEntries(labels) };
  });
  const common = {
    h: height,
    data,
    dataKey: 'label',
    valueFormatter: plainly,
    gridColor: 'var(--line)',
    textColor: 'var(--mute)',
    // What is counted is whole: half a request is no mark of an axis.
    ...(kind === 'lying'
      ? { xAxisProps: { allowDecimals: false } }
      : { yAxisProps: { allowDecimals: false, domain: [0, 'auto'] as [number, string] } }),
    tooltipProps: { content: Tip, isAnimationActive: false },
  };
  const choose = onChoose && ((bar: { payload?: unknown }) => onChoose((bar.payload as Point).at));
  if (kind === 'lines') {
    return (
      <LineChart
        {...common}
        curveType="linear"
        connectNulls={false}
        series={series.map(({ name, tone }, position) => ({
          name: `s${position}`,
          label: name,
          color: toneColor(tone),
          ...(strokes[position % strokes.length]
            ? { strokeDasharray: strokes[position % strokes.length] }
            : {}),
        }))}
        lineProps={({ label }) => ({ name: label ?? '' })}
        lineChartProps={{ accessibilityLayer: false, margin }}
      />
    );
  }
  return (
    <BarChart
      {...common}
      type={kind === 'bars' ? 'default' : 'stacked'}
      orientation={kind === 'lying' ? 'vertical' : 'horizontal'}
      {...(kind === 'lying'
        ? { yAxisProps: { width: 200, interval: 0 }, gridAxis: 'y', tickLine: 'none' }
        : {})}
      maxBarWidth={48}
      cursorFill="var(--hover)"
      series={series.map(({ name }, position) => ({
        name: `s${position}`,
        label: name,
        color: fillOf(position),
      }))}
      barProps={({ label }) => ({
        name: label ?? '',
        ...(choose ? { onClick: choose, cursor: 'pointer' } : {}),
      })}
      barChartProps={{ accessibilityLayer: false, margin }}
    />
  );
}

interface TipProps {
  label?: string | number | undefined;
  payload?: readonly { name?: unknown; dataKey?: unknown; payload?: unknown }[] | undefined;
}

/** What a point says, at the pointer. */
function Tip({ label, payload }: TipProps) {
  const shown = payload?.filter(({ dataKey, payload: point }) => (point as Point).labels[String(dataKey)]);
  if (!shown?.length) return null;
  return (
    <div className={classes.tip}>
      <Text fw={600} size="xs">
        {label}
      </Text>
      {shown.map(({ name, dataKey, payload: point }) => (
        <Text key={String(dataKey)} size="xs">
          {String(name)}: {(point as Point).labels[String(dataKey)]}
        </Text>
      ))}
    </div>
  );
}
