import { Code } from '@mantine/core';
import '@mantine/core/styles/Code.layer.css';

interface CodeBlockProps {
  /** What it is, for assistive technology: "Sample payload". */
  label: string;
  children: string;
}

/** Text as a machine writes or reads it; it scrolls where it is long. Whoever has more room says so in `--code-height`. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    // It scrolls, so arrow keys must reach it.
    <Code translate="no" block p="md" mah="var(--code-height, 420px)" tabIndex={0} aria-label={label}>
      {children}
    </Code>
  );
}
