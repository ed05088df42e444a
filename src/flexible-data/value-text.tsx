import { useState, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { displayText } from './model';
import classes from './flexible-data.module.css';

/** Longer texts are cut until asked for: a page of megabytes helps nobody. */
const longest = 4_000;

const link = /https?:\/\/[^\s<>"'`]+/gi;

function isSafe(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
}

/** Text with what was looked for marked. */
export function Marked({ text, expression }: { text: string; expression: RegExp | undefined }) {
  if (!expression) return text;
  const pieces: ReactNode[] = [];
  let position = 0;
  for (const found of text.matchAll(expression)) {
    if (found[0] === '') break;
    pieces.push(text.slice(position, found.index), <mark key={found.index}>{found[0]}</mark>);
    position = found.index + found[0].length;
  }
  return (
    <>
      {pieces}
      {text.slice(position)}
    </>
  );
}

/** Text with its web addresses as links; anything else in it stays text. */
function Linked({ text, expression }: { text: string; expression: RegExp | undefined }) {
  const pieces: ReactNode[] = [];
  let position = 0;
  for (const found of text.matchAll(link)) {
    const address = found[0].replace(/[.,;:!?)\]}]+$/, '');
    if (!isSafe(address)) continue;
    pieces.push(
      <Marked
        key={`${found.index} before`}
        text={text.slice(position, found.index)}
        expression={expression}
      />,
      <a key={found.index} href={address} target="_blank" rel="noopener noreferrer">
        <Marked text={address} expression={expression} />
      </a>,
    );
    position = found.index + address.length;
  }
  return (
    <>
      {pieces}
      <Marked text={text.slice(position)} expression={expression} />
    </>
  );
}

/** One value in plain reading: a dash for what is absent, never markup, links only to http and https. */
export function ValueText({ value, expression }: { value: unknown; expression?: RegExp | undefined }) {
  const [whole, setWhole] = useState(false);
  const text = displayText(value);
  if (!text) return <Dash />;
  const cut = !whole && text.length > longest;
  const came = typeof value === 'string' && value.trim() !== text ? value : undefined;
  return (
    <span translate="no" className={classes.text} title={came}>
      <Linked text={cut ? `${text.slice(0, longest)}…` : text} expression={expression} />
      {cut && (
        <Button variant="transparent" size="xs" className="no-print" onClick={() => setWhole(true)}>
          Show all {formatNumber(text.length)} characters
        </Button>
      )}
    </span>
  );
}
