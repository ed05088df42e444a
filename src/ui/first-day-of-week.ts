interface WeekInfo {
  firstDay: number;
}

interface Locale extends Intl.Locale {
  getWeekInfo?(): WeekInfo;
  weekInfo?: WeekInfo;
}

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** As the browser's language has it, from 0 for Sunday; Sunday where the browser names no language or does not tell. */
export function firstDayOfWeek(): WeekDay {
  const locale = localeOf(navigator.language);
  const { firstDay } = locale?.getWeekInfo?.() ?? locale?.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as WeekDay;
}

/** Undefined where the browser names no language, or one that is none, such as the `C` of a Unix without a locale. */
function localeOf(language: string | undefined): Locale | undefined {
  try {
    return language ? new Intl.Locale(language) : undefined;
  } catch {
    return undefined;
  }
}
