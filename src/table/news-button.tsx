import { IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';

interface NewsButtonProps {
  /** What came since, such as "12 new"; nothing is shown without. */
  words: string | undefined;
  onClick: () => void;
}

/** Says what came since a list was read, aloud too, and refetches it when that is chosen. */
export function NewsButton({ words, onClick }: NewsButtonProps) {
  useEffect(() => {
    if (words) announce(words);
  }, [words]);
  if (!words) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      data-news
      aria-label={`${words}, load again`}
      leftSection={<IconRefresh size={12} aria-hidden />}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}
