import { Box, Group, Text } from '@mantine/core';
import { startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyComponent } from '@/ui/lazy-component';
import { strokes, toneColor, type PictureData } from './-picture-data';
import classes from './-picture.module.css';

const Chart = lazyComponent(async () => (await import('./-chart')).Chart);

interface PictureProps extends PictureData {
  /** What it shows: "Median and 90th percentile by month". */
  label: string;
  /** A bar was pressed; the table below offers the same to the keyboard. */
  onChoose?(index: number): void;
}

/** Each series has a pattern of its own beside its colour: one reads them apart in grey, too. */
const patterns = [
  null,
  <path key="1" d="M0 4H8" strokeWidth="2" />,
  <circle key="2" cx="4" cy="4" r="1" strokeWidth="1.5" />,
  <path key="3" d="M0 4H8" strokeWidth="3" />,
  <path key="4" d="M0 4H8M4 0V8" strokeWidth="1.5" />,
  <path key="5" d="M4 0V8" strokeWidth="3" />,
];

/** In degrees. */
const turns = [0, -45, 0, 0, 45, 0];

/** Of a chart, in pixels; of a lying one by how many bars it has. */
const height = 220;
const [lyingRow, lyingAxis] = [30, 30];

/** A chart with its legend. The table beside it has the same figures, for everybody who does not see it. */
export function Picture({ label, onChoose, ...data }: PictureProps) {
  const id = useId();
  const { kind, unit, series, points } = data;
  const picture = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  // A chart takes long to draw: what stands around it is shown before, and does not wait for it.
  useEffect(() => startTransition(() => setWidth(picture.current?.clientWidth)), []);
  const choose =
    onChoose &&
    ((position: number) => {
      // The rows that open take the focus from where it is.
      picture.current?.focus({ preventScroll: true });
      onChoose(position);
    });
  const fillOf = (position: number) => `url(#${id}${position})`;
  const tall = kind === 'lying' ? points.length * lyingRow + lyingAxis : height;
  return (
    <figure className={classes.figure}>
      <svg width="0" height="0" className={classes.patterns} aria-hidden="true">
        <defs>
          {series.map(({ name, tone }, index) => (
            <pattern
              key={name}
              id={`${id}${index}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${turns[index % turns.length] ?? 0})`}
            >
              <rect width="8" height="8" fill={toneColor(tone)} />
              <g fill="none" stroke="var(--chart-cut)">
                {patterns[index % patterns.length]}
              </g>
            </pattern>
          ))}
        </defs>
      </svg>
      {series.length > 1 && (
        <Group component="figcaption" gap="md" mb="xs">
          {series.map(({ name, tone }, index) => (
            <Group component="span" key={name} gap={6} wrap="nowrap">
              <svg width="18" height="12" aria-hidden="true">
                {kind === 'lines' ? (
                  <path
                    d="M0 6H18"
                    stroke={toneColor(tone)}
                    strokeWidth="2"
                    strokeDasharray={strokes[index % strokes.length]}
                  />
                ) : (
                  <rect width="18" height="12" rx="2" fill={fillOf(index)} />
                )}
              </svg>
              <Text span size="xs">
                {name}
              </Text>
            </Group>
          ))}
        </Group>
      )}
      {kind !== 'lying' && <Unit>{unit}</Unit>}
      <Box
        ref={picture}
        role="img"
        aria-label={`Chart: ${label}. The table has the same figures.`}
        tabIndex={-1}
        h={tall}
        maw={960}
      >
        {width !== undefined && (
          <Suspense>
            <Chart {...data} fillOf={fillOf} width={width} height={tall} onChoose={choose} />
          </Suspense>
        )}
      </Box>
      {kind === 'lying' && <Unit ta="right">{unit}</Unit>}
    </figure>
  );
}

/** What the axis of values counts, at its end. */
function Unit(props: { children: string; ta?: 'right' }) {
  return <Text size="xs" c="dimmed" maw={960} {...props} />;
}
