import type { Schema } from '@clinic/api'
import { isDate } from '@clinic/core/patient'
import { momentIn } from '../../../platform/time/date-in'
import { momentText } from '../appointment-time'

/** A slot in a form: date and time in the clinic's zone. */
export interface SlotDraft {
  /** YYYY-MM-DDTHH:MM, each part as typed */
  starts_at: string
  minutes: number | null
  doctor_id: string
  room_id: string
  override_reason: string
}

export type SlotProblem = 'required' | 'notDate' | 'notTime' | 'minutes' | 'inPast'

export const dateOf = (moment: string) => moment.split('T')[0] ?? ''
export const timeOf = (moment: string) => moment.split('T').slice(1).join('T')

/** The time an appointment has now. */
export const slotOf = (appointment: Schema<'AppointmentCard'>, timeZone: string): SlotDraft => ({
  starts_at: momentText(timeZone, appointment.starts_at),
  minutes: (Date.parse(appointment.ends_at) - Date.parse(appointment.starts_at)) / 60_000,
  doctor_id: String(appointment.doctor_id),
  room_id: String(appointment.room_id ?? ''),
  override_reason: '',
})

interface Present {
  timeZone: string
  /** by the clock of the server */
  now: number
}

/** Returns the problems of a slot before it is sent, by the names of inputs; `time` is that of starts_at. */
export function slotDraftProblems({ starts_at, minutes, doctor_id }: SlotDraft, { timeZone, now }: Present) {
  const isDay = isDate(dateOf(starts_at))
  const isTime = /^\d\d:\d\d$/.test(timeOf(starts_at))
  const isPast = isDay && isTime && Date.parse(startOf(starts_at, timeZone)) < now
  return {
    doctor_id: doctor_id === '' ? 'required' : undefined,
    date: dateOf(starts_at) === '' ? 'required' : isDay ? undefined : 'notDate',
    starts_at: timeOf(starts_at) === '' ? 'required' : !isTime ? 'notTime' : isPast ? 'inPast' : undefined,
    minutes: minutes === null ? 'required' : minutes < 5 || minutes > 480 ? 'minutes' : undefined,
  } satisfies Partial<Record<string, SlotProblem>>
}

/** Whether a slot says when it is and with whom. */
export const isSlot = ({ starts_at, minutes, doctor_id }: SlotDraft) =>
  doctor_id !== '' && minutes !== null && isDate(dateOf(starts_at)) && /^\d\d:\d\d$/.test(timeOf(starts_at))

/** The time as it is sent. */
export function slotOnWire({ starts_at, minutes, doctor_id, room_id, override_reason }: SlotDraft, timeZone: string) {
  const start = startOf(starts_at, timeZone)
  return {
    doctor_id: Number(doctor_id),
    room_id: room_id === '' ? null : Number(room_id),
    starts_at: start,
    ends_at: new Date(Date.parse(start) + (minutes ?? 0) * 60_000).toISOString(),
    override_reason: override_reason.trim(),
  }
}

const startOf = (moment: string, timeZone: string) => momentIn(timeZone, dateOf(moment), timeOf(moment))
