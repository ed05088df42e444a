import { useEffect, useState } from 'react';

/** An address for a blob that lives as long as the component shows it and is given back afterwards. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const created = URL.createObjectURL(blob);
    // The address exists only outside of React, from here until the effect is undone.
    // oxlint-disable-next-line react/set-state-in-effect
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [blob]);
  return url;
}
