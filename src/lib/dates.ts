/*
 * Days of the calendar as ISO text ("2026-03-14"). They have no time of day,
 * so they are always read and written in UTC: a build in Ankara and one in
 * Boston show the same day.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    formats.set(locale, format);
  }
  return format;
}

/**
 * A day in words: "14 Mart 2026".
 * @param day ISO 8601, "2026-03-14"
 * @param locale BCP 47
 * @throws RangeError where there is no such day
 */
export function longDate(day: string, locale = 'tr-TR'): string {
  return formatOf(locale).format(dayStart(day));
}

/**
 * The moment at which a day begins in UTC, for formats that want one.
 * @throws RangeError where there is no such day
 */
export function dayStart(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.valueOf()))
    throw new RangeError(`dayStart: want 2026-03-14, got "${day}"`);
  return start;
}
