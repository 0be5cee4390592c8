import type { Schema } from '@clinic/api'
import type { AuditEvent } from '../../../audit/chain'
import type { Transaction } from '../../schema'
import type { DemoDentist } from '../dentist-of'
import type { Place } from '../insert'
import { type DemoConsent, signDemoConsent } from './sign-demo-consent'

interface DemoVisit {
  visit_id: number
  patient_id: number
  signed_at: string
  content: Schema<'NoteContent'>
  /** What the chart plans after it. */
  planned: readonly Schema<'ConsentedService'>[]
}

interface Given<Visit extends DemoVisit> {
  notes: readonly Visit[]
  /** The ids of the services by their codes. */
  products: ReadonlyMap<string, number>
  dentist: DemoDentist
}

/** In how many visits consents are signed on the screen; the others have theirs on paper. */
const onScreen = 4
const minute = 60_000

/**
 * Signs consents in the latest visits whose notes have a procedure that needs one, and returns the notes that name them. What is planned in
 * earlier visits was agreed to and revoked where it was done later, and refused where it was not.
 */
export async function insertConsents<Visit extends DemoVisit>(tx: Transaction, place: Place, given: Given<Visit>) {
  const { notes, products, dentist } = given
  const events: AuditEvent[] = []
  const sign = async (visit: Visit, told: Pick<DemoConsent, 'services' | 'at' | 'decision' | 'remark'>) => {
    const hasWitness = events.length % 2 === 0
    const id = await signDemoConsent(tx, place, { ...told, visit, dentist, products, hasWitness })
    events.push(eventOf(place, { dentist, visit, id, action: 'sign', at: told.at }))
    return id
  }

  const revocable = notes.find(({ planned, patient_id }) =>
    notes.some((other) => other.patient_id === patient_id && consentedIn(other).some((done) => isIn(planned, done))),
  )
  const refusable = notes.find(
    (note) => note.planned.length > 0 && note !== revocable && note.patient_id !== revocable?.patient_id,
  )
  if (revocable) {
    const at = momentBefore(revocable.signed_at, 15)
    const id = await sign(revocable, { services: revocable.planned, at, decision: 'given', remark: '' })
    const revoked_at = momentBefore(revocable.signed_at, 4)
    await revoke(tx, place, { id, by: dentist.user_name, at: revoked_at, reason: revokedBecause })
    const event = eventOf(place, { dentist, visit: revocable, id, action: 'revoke', at: revoked_at })
    events.push({ ...event, reason: revokedBecause })
  }
  if (refusable) {
    const at = momentBefore(refusable.signed_at, 12)
    await sign(refusable, { services: refusable.planned, at, decision: 'refused', remark: refusedBecause })
  }

  const consented = new Map<Visit, number>()
  for (const note of notes.filter((each) => consentedIn(each).length > 0).slice(-onScreen)) {
    const services = consentedIn(note).map(({ product_id, tooth }) => ({ product_id, tooth }))
    const at = consentedIn(note)[0]?.consent?.at ?? note.signed_at
    consented.set(note, await sign(note, { services, at, decision: 'given', remark: '' }))
  }
  return { events, notes: notes.map((note) => naming(note, consented.get(note))) }
}

const revokedBecause = 'Ingin menunggu sampai ujian selesai'
const refusedBecause = 'Takut dicabut; ingin minum obat dahulu dan berunding dengan keluarga'

const consentedIn = ({ content }: DemoVisit) => content.procedures.filter(({ consent }) => consent !== null)
const isIn = (planned: DemoVisit['planned'], done: Schema<'ConsentedService'>) =>
  planned.some(({ product_id, tooth }) => product_id === done.product_id && tooth === done.tooth)
const momentBefore = (at: string, minutes: number) => new Date(Date.parse(at) - minutes * minute).toISOString()

/** A note whose procedures name the consent by which they were done. */
const naming = <Visit extends DemoVisit>(note: Visit, consent_id: number | undefined): Visit =>
  consent_id === undefined
    ? note
    : {
        ...note,
        content: {
          ...note.content,
          procedures: note.content.procedures.map(({ consent, ...procedure }) => ({
            ...procedure,
            consent: consent && { consent_id, ...consent },
          })),
        },
      }

interface Revocation {
  id: number
  by: string
  at: string
  reason: string
}

const revoke = (tx: Transaction, { company_id, clinic_id }: Place, { id, by, at, reason }: Revocation) =>
  tx
    .updateTable('treatment_consent')
    .set({ state: 'revoked', revoke_reason: reason, revoked_by: by, revoked_at: at, updated_at: at, version: 2 })
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .execute()

interface Occurrence {
  dentist: DemoDentist
  visit: DemoVisit
  id: number
  action: string
  at: string
}

function eventOf({ clinic_id }: Place, { dentist, visit, id, action, at }: Occurrence): AuditEvent {
  const { user_id, user_name, role, ip } = dentist
  const who = { clinic_id, user_id, user_name, role, ip }
  const nothingElse = { query: null, before: null, after: null, reason: null }
  return {
    ...nothingElse,
    ...who,
    at,
    action,
    object: 'treatment_consent',
    object_id: id,
    people: { patient: [visit.patient_id] },
  }
}
