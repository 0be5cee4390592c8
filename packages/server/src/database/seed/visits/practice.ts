import { sentEntry } from '@clinic/core/odontogram'
import { addDays } from '@clinic/core/time'
import type { AuditEvent } from '../../../audit/chain'
import { findingOf, findingRows } from '../../../domain/odontogram/finding-rows'
import type { Transaction } from '../../schema'
import type { DemoAssistant } from '../assistants-of'
import type { DemoDentist } from '../dentist-of'
import { insertFindings, proposalsOf } from '../findings'
import type { Place } from '../insert'
import type { DemoMouth } from '../mouths'
import { noteContentOf } from '../note-content'
import { insertSignedNotes } from '../signed-notes'
import { errandLines, errandNote } from './errand-note'
import type { QueuedVisit } from './queue'
import {
  insertAssistance,
  insertDictation,
  insertNoteDraft,
  insertPrescription,
  type PrescribedLine,
} from './written-today'

interface Practice {
  visit_id: number
  patient_id: number
  age: number
  story: QueuedVisit
  mouth?: DemoMouth
  dentist: DemoDentist
  /** Who assists and dictates in the visit of which half is written. */
  assistant?: DemoAssistant
  products: ReadonlyMap<string, number>
  today: string
  begun: string
  ended: string
}

const afterExtraction: readonly PrescribedLine[] = [
  ['Amoksisilin', '3x1 tablet sesudah makan selama 5 hari', 15],
  ['Asam mefenamat', '3x1 tablet sesudah makan bila sakit', 10],
]
const forRinsing: readonly PrescribedLine[] = [['Povidon iodin obat kumur', '2x10 ml selama 7 hari', 1]]
const forPain: readonly PrescribedLine[] = [['Parasetamol', '3x1 tablet sesudah makan bila sakit', 10]]

/** Inserts what is written in a visit of today, and returns the events of the audit. */
export async function insertPractice(tx: Transaction, place: Place, practice: Practice): Promise<AuditEvent[]> {
  const { visit_id, patient_id, story, mouth, dentist, assistant, begun, ended } = practice
  const of = { visit_id, patient_id, dentist }
  const length = Date.parse(ended) - Date.parse(begun)
  const momentAt = (part: number) => new Date(Date.parse(begun) + part * length).toISOString()
  const { rows, events, age, chart } = await chartToday(tx, place, practice)
  const content = contentOf(practice, rows)
  if (story.written === 'signed') {
    if (mouth)
      events.push(
        await insertPrescription(tx, place, { ...of, lines: afterExtraction, at: momentAt(0.95), isSigned: true }),
        await insertPrescription(tx, place, { ...of, lines: forRinsing, at: momentAt(0.97), isSigned: true }),
      )
    const notes = [{ visit_id, patient_id, signed_at: ended, content }]
    return [...events, ...(await insertSignedNotes(tx, place, { notes, dentist }))]
  }
  if (story.written === 'charted') return events
  const half = { ...content, procedures: [], plan: { plan: '', instructions: '', referral: '' } }
  events.push(
    await insertNoteDraft(tx, place, { ...of, content: half, at: momentAt(0.6) }),
    await insertPrescription(tx, place, { ...of, lines: forPain, at: momentAt(0.8), isSigned: false }),
  )
  const { dictated } = mouth?.today ?? {}
  if (!assistant || dictated === undefined) return events
  events.push(...(await insertAssistance(tx, place, { visit_id, patient_id, assistant, momentAt })))
  for (const { entry } of proposalsOf(dictated, { chart: [...chart, ...rows], age })) {
    const typed = { visit_id, patient_id, assistant, entry: sentEntry(entry), at: momentAt(0.9) }
    events.push(await insertDictation(tx, place, typed))
  }
  return events
}

/** Enters what is found and done today. */
async function chartToday(
  tx: Transaction,
  place: Place,
  { visit_id, patient_id, age, mouth, story, dentist, begun, ended }: Practice,
) {
  const chart = (await findingRows(tx, place).where('patient_id', '=', patient_id).execute()).map(findingOf)
  const lines = mouth ? (mouth.today?.lines ?? []) : chart.length === 0 ? errandLines(story.reason) : []
  if (lines.length === 0) return { rows: [], events: [], age, chart }
  const length = Date.parse(ended) - Date.parse(begun)
  const typed = { lines, begun: Date.parse(begun) + length / 5, pause: length / 10, dentist }
  return { ...(await insertFindings(tx, place, { visit_id, patient_id, age, chart, ...typed })), age, chart }
}

function contentOf(
  { story, mouth, dentist: { doctor_id }, products, today, begun }: Practice,
  rows: Parameters<typeof noteContentOf>[0]['rows'],
) {
  const visit = { arrived: Date.parse(begun), note: story.note ?? '' }
  const content = mouth
    ? noteContentOf({ visit, rows, products, doctor_id })
    : errandNote(story.reason, { products, doctor_id, begun, isCharted: rows.length > 0 })
  const { control } = story
  return { ...content, control: control ? { on: addDays(today, control.days), reason: control.reason } : null }
}
