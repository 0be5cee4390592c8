import type { Schema } from '@clinic/api'
import type { appendGroup } from '../../audit/chain'
import { hashOfNote } from '../../domain/note/note-rows'
import { diagnosisRows, procedureRow, servicesOf, withCodes } from '../../domain/note/sign-note'
import type { Transaction } from '../schema'
import type { DemoDentist } from './dentist-of'
import type { Place } from './insert'

interface DemoNote {
  visit_id: number
  patient_id: number
  signed_at: string
  content: Schema<'NoteContent'>
}

/** Inserts the signed notes of a dentist with their diagnoses and procedures, and returns the events of the audit. */
export async function insertSignedNotes(
  tx: Transaction,
  { company_id, clinic_id }: Place,
  { notes: drafts, dentist }: { notes: readonly DemoNote[]; dentist: DemoDentist },
) {
  if (drafts.length === 0) return []
  const tenant = { company_id, clinic_id }
  const services = await servicesOf(
    tx,
    tenant,
    drafts.flatMap(({ content }) => content.procedures),
  )
  const notes = drafts.map((note) => ({ ...note, content: withCodes(note.content, services) }))
  const { doctor_id, user_id, user_name, role, ip } = dentist
  const { name, sip_number } = await tx
    .selectFrom('doctor')
    .select(['display_name as name', 'sip_number'])
    .where((eb) => eb.and({ ...tenant, id: doctor_id }))
    .executeTakeFirstOrThrow()
  const signed = await tx
    .insertInto('note')
    .values(
      notes.map((note) => ({
        ...tenant,
        visit_id: note.visit_id,
        patient_id: note.patient_id,
        doctor_id,
        state: 'signed' as const,
        content: JSON.stringify(note.content),
        signer_name: name,
        sip_number,
        signed_at: note.signed_at,
        hash: hashOfNote(note, { doctor_id, name, sip_number, signed_at: note.signed_at }),
        version: 2,
        created_at: note.signed_at,
        updated_at: note.signed_at,
      })),
    )
    .returning(['id', 'visit_id', 'patient_id', 'content', 'signed_at'])
    .execute()
  const written = signed.map(({ id, visit_id, patient_id, content }) => ({
    of: { note_id: id, visit_id, patient_id },
    content,
  }))
  const diagnoses = written.flatMap(({ of, content }) => diagnosisRows(of, content.diagnoses))
  const procedures = written.flatMap(({ of, content }) =>
    content.procedures.map((procedure) => procedureRow({ of, procedure }, services)),
  )
  await tx
    .insertInto('diagnosis')
    .values(diagnoses.map((row) => ({ ...row, ...tenant })))
    .execute()
  await tx
    .insertInto('procedure')
    .values(procedures.map((row) => ({ ...row, ...tenant })))
    .execute()
  const event = { query: null, before: null, after: null, reason: null, clinic_id, user_id, user_name, role, ip }
  return signed.map(({ id, patient_id, signed_at }) => ({
    ...event,
    at: signed_at ?? '',
    action: 'sign',
    object: 'note',
    object_id: id,
    people: { patient: [patient_id] },
  })) satisfies Parameters<typeof appendGroup>[2][number][]
}
