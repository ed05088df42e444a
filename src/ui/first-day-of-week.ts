interface WeekInfo {
  firstDay: number;
}

type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** As the browser's language has it, from 0 for Sunday; Sunday where the browser does not tell. */
export function firstDayOfWeek(): WeekDay {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
    getWeekInfo?(): WeekInfo;
    weekInfo?: WeekInfo;
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) as WeekDay;
}
