import classes from './code-block.module.css';

interface CodeBlockProps {
  /** What it is, for assistive technology: "Sample payload". */
  label: string;
  children: string;
}

/** Text as a machine writes or reads it; it scrolls where it is long. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it
    <pre className={classes.code} tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}
