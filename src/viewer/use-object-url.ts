import { useEffect, useState } from 'react';

/** An address for a blob that lives as long as the component shows it and is given back afterwards. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    let created: string | undefined;
    // Once the page that shows it is on screen: to make an address takes the browser some milliseconds.
    const timer = setTimeout(() => {
      created = URL.createObjectURL(blob);
      setUrl(created);
    });
    return () => {
      clearTimeout(timer);
      setUrl(undefined);
      if (created) URL.revokeObjectURL(created);
    };
  }, [blob]);
  return url;
}
