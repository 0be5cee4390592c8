import type { Schema } from '@clinic/api'
import { preparationKey } from '@clinic/core/assistance'
import type { AuditEvent } from '../../../audit/chain'
import { hashOfPrescription, prescriptionsOfVisit } from '../../../domain/prescription/prescription-rows'
import type { Transaction } from '../../schema'
import type { DemoAssistant } from '../assistants-of'
import type { DemoDentist } from '../dentist-of'
import { demoKey } from '../findings'
import type { DemoAccount, Place } from '../insert'

interface OfVisit {
  visit_id: number
  patient_id: number
}

/** Inserts a note that is being written. */
export async function insertNoteDraft(
  tx: Transaction,
  place: Place,
  {
    visit_id,
    patient_id,
    dentist,
    content,
    at,
  }: OfVisit & { dentist: DemoDentist; content: Schema<'NoteContent'>; at: string },
): Promise<AuditEvent> {
  const { company_id, clinic_id } = place
  const { id } = await tx
    .insertInto('note')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id: dentist.doctor_id,
      state: 'draft',
      content: JSON.stringify(content),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return event(place, { action: 'write', object: 'note', object_id: id, at, by: dentist, patient_id })
}

/** A medicine by its name, how it is taken, and how many. */
export type PrescribedLine = readonly [medicine: string, dose: string, quantity: number]

/** Inserts a prescription: written, or signed with the warnings that its patient gives rise to. */
export async function insertPrescription(
  tx: Transaction,
  place: Place,
  {
    visit_id,
    patient_id,
    dentist,
    lines,
    at,
    isSigned,
  }: OfVisit & { dentist: DemoDentist; lines: readonly PrescribedLine[]; at: string; isSigned: boolean },
): Promise<AuditEvent> {
  const { company_id, clinic_id } = place
  const medicines = await medicineIds(tx, place)
  const content: Schema<'PrescriptionContent'> = {
    lines: lines.map(([name, dose, quantity], index) => ({
      id: index + 1,
      medicine_id: medicines.get(name)?.medicine_id ?? null,
      dose,
      quantity,
      note: '',
    })),
    reasons: [],
  }
  const { doctor_id } = dentist
  const { id } = await tx
    .insertInto('prescription')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      doctor_id,
      state: 'draft',
      content: JSON.stringify(content),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { object: 'prescription', object_id: id, at, by: dentist, patient_id }
  if (!isSigned) return event(place, { action: 'write', ...about })

  const { user_id, user_name, role, ip } = dentist
  const session = { session_id: 0, confirmed_at: at, ip, user_agent: '', language: 'id' } as const
  const asking = { caller: { ...session, company_id, clinic_id, user_id, role, name: user_name }, now: new Date(at) }
  const visit = { id: visit_id, patient: { id: patient_id } }
  const draft = (await prescriptionsOfVisit(tx, asking, visit)).prescriptions.find((each) => each.id === id)
  if (!draft) throw new Error(`The prescription ${id} was not stored`)
  const { display_name: name, sip_number } = await tx
    .selectFrom('doctor')
    .select(['display_name', 'sip_number'])
    .where((eb) => eb.and({ company_id, clinic_id, id: doctor_id }))
    .executeTakeFirstOrThrow()
  const { doses, warnings } = draft
  await tx
    .updateTable('prescription')
    .set({
      state: 'signed',
      signed_with: JSON.stringify({ medicines: draft.medicines, doses, warnings }),
      signer_name: name,
      sip_number,
      signed_at: at,
      hash: hashOfPrescription(draft, { doctor_id, name, sip_number, signed_at: at }),
      version: 2,
    })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()
  return event(place, { action: 'sign', ...about })
}

interface Assisting extends OfVisit {
  assistant: DemoAssistant
  /** The moment at which a part of the visit has passed. */
  momentAt: (part: number) => string
}

/** Inserts an assistance that runs, with what is laid out and what was used so far. */
export async function insertAssistance(
  tx: Transaction,
  place: Place,
  { visit_id, patient_id, assistant, momentAt }: Assisting,
): Promise<AuditEvent[]> {
  const { company_id, clinic_id } = place
  const { staff_id, user_name } = assistant
  const prepared = [
    { kind: 'tray', category: 'endodontics' } as const,
    { kind: 'anaesthetic' } as const,
    { kind: 'x_ray' } as const,
  ]
  const { id } = await tx
    .insertInto('assistance')
    .values({
      company_id,
      clinic_id,
      visit_id,
      staff_id,
      role: 'first',
      state: 'assisting',
      prepared: JSON.stringify(prepared.map(preparationKey)),
      started_at: momentAt(0.1),
      version: 4,
      created_at: momentAt(0),
      updated_at: momentAt(0.5),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const medicines = await medicineIds(tx, place)
  const used = [
    ['Lidokain dengan epinefrin', 1],
    ['Gulungan kapas', 2],
  ] as const
  await tx
    .insertInto('assistance_material')
    .values(
      used.flatMap(([name, quantity], index) => {
        const medicine = medicines.get(name)
        return medicine
          ? {
              ...medicine,
              company_id,
              clinic_id,
              assistance_id: id,
              quantity,
              supersedes: null,
              correction_reason: '',
              recorded_at: momentAt(0.3 + index / 10),
              recorded_by: user_name,
            }
          : []
      }),
    )
    .execute()
  const about = { object: 'assistance', object_id: id, by: assistant, patient_id }
  return [
    event(place, { ...about, action: 'create', at: momentAt(0) }),
    event(place, { ...about, action: 'prepare', at: momentAt(0.05) }),
    event(place, { ...about, action: 'start', at: momentAt(0.1) }),
    ...used.map((_, index) => event(place, { ...about, action: 'record_material', at: momentAt(0.3 + index / 10) })),
  ]
}

/** Inserts an entry that an assistant typed and the dentist has not decided on. */
export async function insertDictation(
  tx: Transaction,
  place: Place,
  {
    visit_id,
    patient_id,
    assistant,
    entry,
    at,
  }: OfVisit & { assistant: DemoAssistant; entry: Schema<'DictatedEntry'>; at: string },
): Promise<AuditEvent> {
  const { company_id, clinic_id } = place
  const { user_id, user_name } = assistant
  const { id } = await tx
    .insertInto('dictation')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      key: demoKey(`${visit_id} dictated`),
      entry_hash: '',
      entry: JSON.stringify(entry),
      user_id,
      user_name,
      state: 'dictated',
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return event(place, { action: 'create', object: 'dictation', object_id: id, at, by: assistant, patient_id })
}

/** What the company's medicines and materials are called and counted in. */
async function medicineIds(tx: Transaction, { company_id }: Place) {
  const medicines = await tx
    .selectFrom('company_medicine')
    .select(['id as medicine_id', 'name', 'unit'])
    .where('company_id', '=', company_id)
    .execute()
  return new Map(medicines.map((medicine) => [medicine.name, medicine]))
}

interface Deed extends Pick<AuditEvent, 'action' | 'object' | 'object_id' | 'at'> {
  by: DemoAccount
  patient_id: number
}

function event({ clinic_id }: Place, { by: { user_id, user_name, role, ip }, patient_id, ...deed }: Deed): AuditEvent {
  const nothingElse = { query: null, before: null, after: null, reason: null }
  return { ...nothingElse, ...deed, clinic_id, user_id, user_name, role, ip, people: { patient: [patient_id] } }
}
