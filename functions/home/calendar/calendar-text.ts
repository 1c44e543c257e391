/** A day, and a time of it by the clock of Helsinki; without a time the whole day. */
type At = { day: string; time?: string };

/** An event from `from` until `until`, which it does not include, on as many days in a row. */
export type CalendarEvent = {
  id: string;
  title: string;
  text: string;
  place: string;
  url: string;
  isTentative: boolean;
  from: At;
  until: At;
  days: number;
};

const LONGEST_LINE_BYTES = 75;

/** The rules of the European Union since 1996: a calendar program needs them beside the name of the zone. */
const ZONE = `BEGIN:VTIMEZONE
TZID:Europe/Helsinki
BEGIN:STANDARD
DTSTART:19961027T040000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0300
TZOFFSETTO:+0200
TZNAME:EET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19970330T030000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0300
TZNAME:EEST
END:DAYLIGHT
END:VTIMEZONE`.split('\n');

/** A calendar by RFC 5545, which a program is to ask for again every hour. */
export function calendarText({ name, at, events }: { name: string; at: Date; events: readonly CalendarEvent[] }) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tyomaaportti//Calendar//FI',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, stampOf(at))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ id, title, text, place, url, isTentative, from, until, days }: CalendarEvent, stamp: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@tyomaaportti`,
    `DTSTAMP:${stamp}`,
    `DTSTART${timeOf(from)}`,
    `DTEND${timeOf(until)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const stampOf = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

function timeOf({ day, time }: At): string {
  const date = day.replaceAll('-', '');
  return time === undefined ? `;VALUE=DATE:${date}` : `;TZID=Europe/Helsinki:${date}T${time.replace(':', '')}00`;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line after at most 75 bytes, never inside a character; what goes on begins with a space. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > LONGEST_LINE_BYTES) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += length;
  }
  return parts.join('\r\n ');
}
