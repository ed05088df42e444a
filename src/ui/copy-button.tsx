import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ActionIcon } from './button';
import { copyText } from './copy-text';

interface CopyButtonProps {
  value: string;
  /** What is copied, as in "Copy correlation id". */
  label: string;
}

/** Not Mantine's, which is silent where the browser does not allow it. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const CopyIcon = copied ? IconCheck : IconCopy;

  return (
    <ActionIcon
      size="sm"
      c="dimmed"
      aria-label={`Copy ${label}`}
      onClick={async () => setCopied(await copyText(value))}
    >
      <CopyIcon size={14} aria-hidden />
    </ActionIcon>
  );
}
