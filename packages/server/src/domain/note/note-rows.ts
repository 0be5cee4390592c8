import type { Schema } from '@clinic/api'
import { type Signature, signedAddendum, signedContent } from '@clinic/core/note'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/schema'
import type { Caller } from '../../use-case/contract'
import { sha256 } from './sha256'

type StoredAddendum = Omit<Schema<'Addendum'>, 'is_intact'>

/** The notes of the clinic, the first one first; `noteOf` makes of each what is shown. */
export const noteRows = (database: Database | Transaction, { company_id, clinic_id }: Caller) =>
  database
    .selectFrom('note')
    .innerJoin('doctor', (join) =>
      join
        .onRef('doctor.company_id', '=', 'note.company_id')
        .onRef('doctor.clinic_id', '=', 'note.clinic_id')
        .onRef('doctor.id', '=', 'note.doctor_id'),
    )
    .select([
      'note.id',
      'note.visit_id',
      'note.patient_id',
      'note.signed_for',
      'note.doctor_id',
      'doctor.display_name as doctor_name',
    ])
    .select(['note.state', 'note.content', 'note.version', 'note.created_at', 'note.updated_at'])
    .select(['note.signer_name', 'note.sip_number', 'note.signed_at', 'note.hash'])
    .select(
      sql<StoredAddendum[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', added.id, 'text', added.text, 'signature',
            jsonb_build_object('doctor_id', added.doctor_id, 'name', added.signer_name, 'sip_number', added.sip_number,
              'signed_at', to_char(added.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'hash', added.hash)) order by added.id), '[]')
        from note_addendum as added where added.company_id = note.company_id and added.clinic_id = note.clinic_id
          and added.note_id = note.id)`.as('addenda'),
    )
    .where('note.company_id', '=', company_id)
    .where('note.clinic_id', '=', clinic_id)
    .orderBy('note.id')

type NoteRow = Awaited<ReturnType<ReturnType<typeof noteRows>['executeTakeFirstOrThrow']>>

/** A note as it is shown: whether it and its addenda are what was signed is reckoned anew each time. */
export function noteOf(row: NoteRow): Schema<'Note'> {
  const { patient_id, signed_for, signer_name, sip_number, signed_at, hash, addenda, ...note } = row
  const signature =
    signer_name !== null && sip_number !== null && signed_at !== null && hash !== null
      ? { doctor_id: note.doctor_id, name: signer_name, sip_number, signed_at, hash }
      : null
  const signed = { ...note, patient_id: signed_for ?? patient_id }
  return {
    ...note,
    signature,
    is_intact: signature === null ? note.state === 'draft' : hashOfNote(signed, signature) === hash,
    addenda: addenda.map((added) => ({
      ...added,
      is_intact:
        hashOfAddendum({ note_id: note.id, note_hash: hash ?? '', text: added.text }, added.signature) ===
        added.signature.hash,
    })),
  }
}

export const hashOfNote = (note: Parameters<typeof signedContent>[0], signature: Signature) =>
  sha256(signedContent(note, signature))

export const hashOfAddendum = (added: Parameters<typeof signedAddendum>[0], signature: Signature) =>
  sha256(signedAddendum(added, signature))

/** The notes of a visit. */
export const notesOfVisit = async (database: Database | Transaction, caller: Caller, visit_id: number) =>
  (await noteRows(database, caller).where('note.visit_id', '=', visit_id).execute()).map(noteOf)
