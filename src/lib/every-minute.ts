/** For what several people work on: it is read again every minute while the window is seen, so that it shows their work. */
export const everyMinute = { refetchInterval: 60_000 } as const;
