import { recordEvent } from '../../audit/record-event'
import { hashOfAddendum, noteOf, noteRows } from '../../domain/note/note-rows'
import { refuseUnlicensed, signerOf } from '../../domain/note/signer'
import type { UseCase } from '../../use-case/contract'
import { withIdempotency } from '../../use-case/idempotency'
import { Refusal } from '../../use-case/refusal'

/** What is signed is not changed: who signed it adds to it, and signs that too. */
export const addNoteAddendum: UseCase<'addNoteAddendum'> = (call) =>
  withIdempotency(call, async (tx) => {
    const { caller, path, body } = call
    const { company_id, clinic_id } = caller
    const signer = await signerOf(tx, call)
    const { doctor_id, name, sip_number, signed_at } = signer.signature
    const read = () => noteRows(tx, caller).where('note.id', '=', path.id).executeTakeFirst()
    const note = await read()
    if (note?.doctor_id !== doctor_id) throw new Refusal(404, 'notFound')
    if (note.hash === null) throw new Refusal(409, 'noteUnsigned', { current: noteOf(note) })
    refuseUnlicensed(signer)
    const text = body.text.trim()
    const hash = hashOfAddendum({ note_id: note.id, note_hash: note.hash, text }, signer.signature)
    await tx
      .insertInto('note_addendum')
      .values({
        company_id,
        clinic_id,
        note_id: note.id,
        doctor_id,
        text,
        signer_name: name,
        sip_number,
        signed_at,
        hash,
      })
      .execute()
    recordEvent(tx, caller, {
      action: 'add_addendum',
      object: 'note',
      object_id: note.id,
      after: { text, signature: { ...signer.signature, hash } },
      people: { patient: [note.patient_id] },
    })
    return noteOf((await read()) ?? note)
  })
