import type { Schema } from '@clinic/api'
import type { Database, Transaction } from '../../database/schema'
import type { Call, Caller } from '../../use-case/contract'
import type { Sentence } from '../../use-case/sentence'

type Place = Pick<Planned, 'room_id'> & Partial<Pick<Planned, 'assists_doctor_id'>>

export type ShiftRow = Place & Pick<Schema<'DoctorShift'>, 'date' | 'ends_at' | 'state' | 'cancel_reason' | 'version'>
export type TemplateRow = Place & Pick<Schema<'ShiftTemplate'>, 'valid_from' | 'valid_until' | 'version'>
export type AbsenceRow = Pick<Schema<'Absence'>, 'starts_on' | 'ends_on' | 'state' | 'version'>

/** Finds one row of the caller's clinic. */
type Find<Row> = (
  database: Database | Transaction,
  caller: Caller,
  id: number,
) => {
  executeTakeFirst(): Promise<Row | undefined>
  executeTakeFirstOrThrow(): Promise<Row>
}

/** The schedule of dentists or of assistants: describes what differs between them; the rest is shared. */
export interface WorkerSchedule<
  Shift extends ShiftRow = ShiftRow,
  Template extends TemplateRow = TemplateRow,
  Absence extends AbsenceRow = AbsenceRow,
> {
  kind: 'doctor' | 'staff'
  /** The column of the worker, in the tables and in the contract. */
  column: 'doctor_id' | 'staff_id'
  inactive: Sentence
  shift: Find<Shift>
  template: Find<Template>
  absence: Find<Absence>
  whoOf(row: Shift | Template | Absence): number
}

/** A request to change one row, as it was seen. */
export type Change = Pick<Call<'cancelAbsence'>, 'body' | 'caller' | 'database' | 'now' | 'path'>

/** A request to add something. */
export type Addition = Pick<Call<'requestAbsence'>, 'caller' | 'now'>

/** The plan of a shift besides its times: room, dentist assisted, and how appointments are given. */
export interface Planned {
  room_id: number | null
  assists_doctor_id: number | null
  slot_minutes: number
  quota: number | null
  online_bookable: boolean
}

/** The worker as columns of the tables. */
export const columnsOf = ({ column }: Pick<WorkerSchedule, 'column'>, who: number) => ({
  doctor_id: column === 'doctor_id' ? who : null,
  staff_id: column === 'staff_id' ? who : null,
})
