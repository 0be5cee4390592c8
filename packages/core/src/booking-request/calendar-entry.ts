import { contentLines, escapedText } from '../content-line'

interface CalendarEntry {
  /** The same for the same appointment: a calendar replaces what it has of it. */
  uid: string
  /** When it was written, in milliseconds. */
  now: number
  starts_at: string
  ends_at: string
  title: string
  place: string
  description: string
}

/** Returns an appointment as an entry of a calendar: an iCalendar file, which every phone reads. */
export const calendarEntry = ({ uid, now, starts_at, ends_at, title, place, description }: CalendarEntry): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Geraham//Online booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapedText(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(Date.parse(starts_at))}`,
    `DTEND:${stamp(Date.parse(ends_at))}`,
    `SUMMARY:${escapedText(title)}`,
    ...(place ? [`LOCATION:${escapedText(place)}`] : []),
    ...(description ? [`DESCRIPTION:${escapedText(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ])

/** 20261120T013000Z */
const stamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
