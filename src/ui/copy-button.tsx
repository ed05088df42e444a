import { useEffect, useState } from 'react';
import { announce } from './announce';
import classes from './copy-button.module.css';
import { Icon } from './icons';
import { notify } from './notify';

interface CopyButtonProps {
  value: string;
  /** What is copied, as in "Copy correlation id". */
  label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce('Copied');
    } catch {
      notify({ tone: 'fail', title: 'The browser did not allow copying', message: value });
    }
  }

  const name = `Copy ${label}`;
  return (
    <button type="button" className={classes.copy} aria-label={name} title={name} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} size={14} />
    </button>
  );
}
