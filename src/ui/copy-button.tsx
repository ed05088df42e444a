import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from './announce';
import { ActionIcon } from './button';
import { tryToCopy } from './copy-text';

interface CopyButtonProps {
  value: string;
  /** What is copied, as in "Copy correlation id". */
  label: string;
}

/** Not Mantine's, which is silent where the browser does not allow it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), 2_000);
  const CopyIcon = copied ? IconCheck : IconCopy;

  async function copy() {
    const isCopied = await tryToCopy(value);
    if (isCopied) announce('Copied');
    setCopied(isCopied);
    start();
  }

  return (
    <ActionIcon size="sm" c="dimmed" aria-label={`Copy ${label}`} onClick={() => void copy()}>
      <CopyIcon size={14} aria-hidden />
    </ActionIcon>
  );
}
