import { useMemo, useState } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { bodyText } from './-body';
import classes from './-message.module.css';

/** More than this is copied but not drawn. */
const mostDrawn = 100_000;

interface BodyViewProps {
  /** What it is: "payload", "response". */
  name: string;
  body: string | undefined;
  /** What is said where there is none. */
  none: string;
}

/** What was sent or answered: text, whatever it holds. Copied as it was. */
export function BodyView({ name, body, none }: BodyViewProps) {
  const [reveal, setReveal] = useState(false);
  const { text, json, sensitive } = useMemo(() => bodyText(body ?? '', reveal), [body, reveal]);
  if (!body) return <p className={classes.quiet}>{none}</p>;
  return (
    <div className={classes.body}>
      <div className={classes.bodyHead}>
        <span>
          {json ? 'JSON' : 'Text'}, {formatNumber(body.length)} characters
        </span>
        {sensitive && (
          <Button size="xs" variant="default" onClick={() => setReveal(!reveal)}>
            {reveal ? 'Hide social security numbers' : 'Show social security numbers'}
          </Button>
        )}
        <CopyButton value={body} label={sensitive ? `${name}, with social security numbers` : name} />
      </div>
      <CodeBlock label={`The ${name}`}>{text.slice(0, mostDrawn)}</CodeBlock>
      {text.length > mostDrawn && (
        <p className={classes.quiet}>
          The first {formatNumber(mostDrawn)} of {formatNumber(text.length)} characters. Copy it for the rest.
        </p>
      )}
    </div>
  );
}
