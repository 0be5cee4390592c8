import { appointmentReasons } from '@clinic/core/appointment'
import type { Language } from '@clinic/core/language'
import { labelOf } from '@clinic/core/values'
import { awaitsAcknowledgement, visitOrigins, visitStates, waitLevel } from '@clinic/core/visit'
import { Hourglass } from 'lucide-react'
import { board as recipe } from 'styled-system/recipes'
import { clockIn, dayText } from '../../entities/appointment/appointment-time'
import { durationText, minutesSince } from '../../entities/visit/duration'
import type { VisitEntry } from '../../entities/visit/visit-entry'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { personName } from '../../platform/texts/person-name'
import { shortAgeText } from '../../platform/texts/short-age-text'
import type { BoardLook } from '../../ui/board/board-props'
import { Tag, type Tone } from '../../ui/tag'
import { minutesOf } from './waiting-time'

interface Seen {
  texts: TranslationFunctions
  language: Language
  timeZone: string
  today: string
  now: number
  /** So many minutes may somebody be late without being told so in red. */
  tolerance: number
}

interface Flag {
  text: string
  tone?: Tone
}

/** How somebody who is expected or here looks on the board. */
export function visitLook(seen: Seen): BoardLook<VisitEntry> {
  const { texts, language, timeZone, today, now } = seen
  const { card } = texts.visit
  const classes = recipe()
  const nameOf = ({ patient }: VisitEntry) => personName(patient)
  const ageOf = ({ patient }: VisitEntry) => shortAgeText(texts.patient, patient.date_of_birth, { today })
  const timeOf = ({ appointment }: VisitEntry) => appointment && clockIn(timeZone, appointment.starts_at)
  const reasonOf = ({ appointment, visit }: VisitEntry) =>
    labelOf(appointmentReasons, (appointment ?? visit).reason, language)
  const dentistOf = ({ appointment, visit }: VisitEntry) => (appointment ?? visit).doctor_name ?? card.anyDoctor()
  const roomOf = ({ appointment, visit }: VisitEntry) => (appointment ?? visit).room_name
  return {
    titleOf: nameOf,
    nameOf(entry) {
      const { visit } = entry
      const waited = minutesOf(entry, now)
      return [
        ...(visit ? [card.number(visit.queue_number)] : []),
        nameOf(entry),
        timeOf(entry),
        ageOf(entry),
        reasonOf(entry),
        dentistOf(entry),
        roomOf(entry) ?? card.noRoom(),
        waited !== undefined && waitedText(seen, entry, waited),
        ...flagsOf(seen, entry).map(({ text }) => text),
      ]
        .filter(Boolean)
        .join(', ')
    },
    markOf: ({ appointment, visit }) => (appointment ?? visit).doctor_color ?? undefined,
    isQuiet: ({ appointment }) => appointment?.state === 'no_show',
    render(entry) {
      const waited = minutesOf(entry, now)
      const level = waited === undefined || entry.column === 'in_practice' ? 'short' : waitLevel(waited)
      return (
        <>
          <span className={classes.top}>
            <span className={classes.number}>{entry.visit ? entry.visit.queue_number : timeOf(entry)}</span>
            <bdi className={classes.name}>{nameOf(entry)}</bdi>
          </span>
          <span className={classes.line}>
            {reasonOf(entry)} · <bdi>{ageOf(entry)}</bdi>
          </span>
          <span className={classes.dentist}>
            <bdi>{dentistOf(entry)}</bdi> · <bdi>{roomOf(entry) ?? card.noRoom()}</bdi>
          </span>
          <span className={classes.foot}>
            {waited !== undefined && (
              <Tag tone={entry.column === 'in_practice' ? 'neutral' : levelTones[level]}>
                {level === 'too_long' && <Hourglass aria-hidden="true" />}
                {durationText(texts.visit, waited)}
              </Tag>
            )}
            {flagsOf(seen, entry).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </span>
        </>
      )
    },
  }
}

const levelTones = { short: 'success', long: 'warning', too_long: 'error' } as const

function waitedText({ texts }: Seen, { column }: VisitEntry, minutes: number) {
  const time = durationText(texts.visit, minutes)
  return column === 'waiting' ? texts.visit.card.waits({ time }) : texts.visit.card.since({ time })
}

/** What is out of the ordinary: late, not there, an emergency, without appointment, identity unchecked, called in vain, a medical alert, dangerous vital signs. */
function flagsOf({ texts, language, today, now, tolerance }: Seen, { appointment, visit }: VisitEntry): Flag[] {
  const { card } = texts.visit
  if (appointment) {
    if (appointment.state === 'no_show') return [{ text: card.noShow() }]
    const late = minutesSince(appointment.starts_at, now)
    if (late === 0) return []
    return [{ text: card.late(durationText(texts.visit, late)), tone: late > tolerance ? 'error' : 'warning' }]
  }
  const { origin, identity, call_attempts, state, queue_date, vital_sign, has_medical_alert } = visit
  const isHere = state === 'waiting' || state === 'called'
  return [
    // nobody ended it on its own day
    ...(queue_date === today ? [] : [{ text: dayText(language, queue_date), tone: 'error' as const }]),
    ...(origin === 'appointment'
      ? []
      : [{ text: labelOf(visitOrigins, origin, language), tone: visitOrigins[origin].tone }]),
    ...(identity === 'later' ? [{ text: card.identityLater(), tone: 'warning' as const }] : []),
    ...(isHere && call_attempts > 0 ? [{ text: card.calls(call_attempts) }] : []),
    ...(has_medical_alert ? [{ text: card.medicalAlert(), tone: 'error' as const }] : []),
    ...(awaitsAcknowledgement(vital_sign) ? [{ text: card.vitalAlert(), tone: 'error' as const }] : []),
    ...(state === 'paused' ? [{ text: labelOf(visitStates, state, language), tone: visitStates.paused.tone }] : []),
  ]
}
