import type { Schema } from '@clinic/api'
import type { ReactNode } from 'react'
import type { Description } from '../../platform/record/conflict-dialog'
import type { Mark } from '../../ui/mark'
import type { ShiftTyped } from './shift-typed'

export type AnyShift = Schema<'DoctorShift'> | Schema<'StaffShift'>
export type AnyTemplate = Schema<'ShiftTemplate'> | Schema<'StaffTemplate'>
export type AnyAbsence = Schema<'Absence'> | Schema<'StaffAbsence'>

/** A dentist or an assistant. */
export interface Worker {
  id: number
  name: string
  /** their work here, where not all do the same */
  about?: string
  status: Schema<'DoctorStatus'>
}

/** Everything of some days that a week shows. */
export interface WorkerWeek {
  people: readonly Worker[]
  days: Schema<'ScheduleDay'>[]
  shifts: readonly AnyShift[]
  absences: readonly AnyAbsence[]
}

type Regular = Pick<Schema<'ShiftTemplate'>, 'weekday' | 'every_weeks' | 'valid_from' | 'valid_until'>
type AbsenceTyped = Pick<Schema<'Absence'>, 'kind' | 'starts_on' | 'ends_on' | 'reason'>
interface Versioned {
  version: number
}

/** The differences between the schedules of dentists and of assistants; the screens are shared. */
export interface WorkerSchedule {
  /** names the feature: its queries, its drafts */
  key: 'doctor-schedule' | 'staff-schedule'
  words: {
    title: string
    person: string
    choosePerson: string
    cancelText: string
    empty: { title: string; text: string; action: string; href: string; noShifts: string }
    addTo: (person: string, day: string) => string
    regularOf: (person: string) => string
  }
  permissions: { write: boolean; approve: boolean; cancelAbsence: boolean }
  /** default shift values of a worker; clinic defaults when no worker is chosen */
  defaultsOf: (person: Worker | undefined) => Partial<ShiftTyped>
  /** the fields besides the hours and the room */
  fields: (form: ShiftForm) => ReactNode
  describe: (typed: ShiftTyped) => Description
  problems: (typed: ShiftTyped) => Record<string, string | undefined>
  /** the place or dentist, in a line or two, and its colour */
  placeOf: (row: AnyShift | AnyTemplate) => string[]
  markOf: (shift: AnyShift) => Mark | undefined
  /** the shifts that cannot both be right */
  conflictsOf: (shifts: readonly AnyShift[]) => ReadonlySet<number>
  /** whether to warn when the clinic is closed at that time: assistants come before it opens */
  needsOpening: boolean
  /** the change of the plan to preview: the affected appointments are shown before it is made */
  plan?: {
    shift: (id: number, shift: ShiftTyped & Versioned) => Schema<'PlanChange'>
    cancelledShift: (id: number, body: Versioned) => Schema<'PlanChange'>
    template: (id: number, template: Regular & ShiftTyped & Versioned) => Schema<'PlanChange'>
    endedTemplate: (id: number, body: { last_day: string } & Versioned) => Schema<'PlanChange'>
  }
  /** the appointments an absence affects */
  affectedBy?: (absence: AnyAbsence) => ReactNode
  calls: {
    templates: (who: number, signal: AbortSignal) => Promise<readonly AnyTemplate[]>
    createTemplate: (who: number, template: Regular & ShiftTyped, key: string) => Promise<unknown>
    updateTemplate: (id: number, template: Regular & ShiftTyped & Versioned) => Promise<AnyTemplate>
    endTemplate: (id: number, body: { last_day: string } & Versioned) => Promise<AnyTemplate>
    createShift: (who: number, shift: { date: string } & ShiftTyped, key: string) => Promise<unknown>
    updateShift: (id: number, shift: ShiftTyped & Versioned) => Promise<AnyShift>
    cancelShift: (id: number, body: { reason: string } & Versioned) => Promise<AnyShift>
    requestAbsence: (who: number, absence: AbsenceTyped, key: string) => Promise<AnyAbsence>
    approve: (id: number, body: Versioned) => Promise<AnyAbsence>
    reject: (id: number, body: { reason: string } & Versioned) => Promise<AnyAbsence>
    cancelAbsence: (id: number, body: Versioned) => Promise<AnyAbsence>
    previewCopy: (weeks: Schema<'WeekCopyInput'>, signal: AbortSignal) => Promise<Schema<'WeekCopyPreview'>>
    copyWeek: (weeks: Schema<'WeekCopyInput'>, key: string) => Promise<Schema<'WeekCopy'>>
    undoCopy: (id: number, body: Versioned) => Promise<Schema<'WeekCopy'>>
  }
}

export interface ShiftForm {
  value: ShiftTyped
  errors: Readonly<Record<string, string | undefined>>
  change: (part: Partial<ShiftTyped>) => void
}

export const workerIdOf = (row: AnyShift | AnyAbsence) => ('doctor_id' in row ? row.doctor_id : row.staff_id)
export const nameOf = (absence: AnyAbsence) => ('doctor_name' in absence ? absence.doctor_name : absence.staff_name)

/** When a regular shift takes place, as it is sent. */
export const recurrenceOf = ({ weekday, every_weeks, valid_from, valid_until }: Regular) => ({
  weekday,
  every_weeks,
  valid_from,
  valid_until,
})

/** A request that may be sent again with nothing written twice. */
export const idempotencyHeader = (key: string) => ({ header: { 'Idempotency-Key': key } })
