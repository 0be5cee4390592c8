import { type FindingRow, mouthOf } from '@clinic/core/odontogram'
import { emptyOralExamination, ohisPlacesOf } from '@clinic/core/oral-examination'
import type { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import type { Place } from './insert'
import type { DemoExamination } from './mouths'

interface Examined {
  visit_id: number
  patient_id: number
  written_at: string
  examined: DemoExamination | undefined
  /** Tells which teeth are there. */
  chart: readonly FindingRow[]
  dentist: Place['clerk'] & { doctor_id: number }
}

/** Inserts what was examined in a visit that is over, if anything was, and returns the events of the audit. */
export async function insertOralExamination(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { visit_id, patient_id, written_at, examined, chart, dentist }: Examined,
) {
  if (!examined) return []
  const { doctor_id, user_id, user_name, role, ip } = dentist
  const { id: object_id } = await tx
    .insertInto('oral_examination')
    .values({
      ...emptyOralExamination,
      ...examined.header,
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id,
      state: 'final',
      ohis: JSON.stringify(scoresOf(examined, chart)),
      written_at,
      version: 2,
      created_at: written_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = { at: written_at, action: 'write', object: 'oral_examination', object_id }
  const by = { user_id, user_name, role, ip, clinic_id, people: { patient: [patient_id] } }
  return [{ ...written, ...by, query: null, before: null, after: null, reason: null }] satisfies Parameters<
    typeof appendGroup
  >[2][number][]
}

/** Each place is scored on the tooth that is there. */
const scoresOf = ({ debris = '', calculus = '' }: DemoExamination, chart: readonly FindingRow[]) =>
  ohisPlacesOf([], mouthOf(chart).now).flatMap(({ tooth }, place) => {
    const scores = { debris: digitAt(debris, place), calculus: digitAt(calculus, place) }
    return tooth === null || scores.debris === null ? [] : [{ tooth, ...scores }]
  })

const digitAt = (digits: string, place: number) => (/\d/.test(digits[place] ?? '') ? Number(digits[place]) : null)
