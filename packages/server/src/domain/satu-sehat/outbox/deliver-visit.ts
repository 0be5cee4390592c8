import { canSend, type JobState, type Missing, type Step, stateOfSteps } from '@clinic/core/satu-sehat'
import type { Database, Transaction } from '../../../database/schema'
import { announce } from '../../../live/changes'
import { consentKey, consentOfVisit } from '../consent-of-visit'
import { MappingFault, mapping } from '../mapping-fault'
import { missingOfVisit } from '../missing-of-visit'
import { patientKey, stepResources } from '../step-resources'
import { stepsOfVisit } from '../steps-of-visit'
import { type VisitRecord, visitRecord } from '../visit-record'
import { identify } from './identify'
import { idsOfVisit, knownOf } from './ids-of-visit'
import { type Leased, LeaseLost, underLease } from './lease-visit'
import { moveSteps } from './move-steps'
import { Paused } from './paused'
import { sendConsent } from './send-consent'
import { sendStep } from './send-step'
import type { Service } from './service'
import type { Sending } from './step-result'
import { planSteps, stepRows } from './step-rows'
import { writeFault } from './write-fault'

export interface Delivery {
  database: Database
  /** Undefined without credentials: what is missing is found out, nothing is sent. */
  service: Service | undefined
  now: () => Date
  /** Is told what nobody but the maintainers of the product can mend. */
  onFailure: (error: unknown) => void
}

/** How long a dentist whom the service does not know is not asked for again. */
const day = 24 * 60 * 60 * 1000

/** Does for a leased visit what can be done now: finds what it lacks, plans its steps, sends those that may go, and gives it back. */
export async function deliverVisit(delivery: Delivery, leased: Leased) {
  try {
    const due_at = await deliver(delivery, leased)
    await giveBack(delivery, leased, due_at)
  } catch (error) {
    if (error instanceof LeaseLost) return
    if (error instanceof Paused) return giveBack(delivery, leased, error.until)
    if (error instanceof MappingFault) return reportFault(delivery, leased, error)
    throw error
  }
}

/** Those after it are not held up: the visit waits for somebody, with the reference that the log names too. */
async function reportFault(delivery: Delivery, leased: Leased, fault: MappingFault) {
  try {
    const reference = await writeFault(delivery, leased, fault)
    delivery.onFailure(
      new Error(`Visit ${leased.visit_id}, reference ${reference}: ${fault.message}`, { cause: fault }),
    )
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
  }
}

/** Returns when the visit has to be looked at again, where nothing else happens before. */
async function deliver(delivery: Delivery, leased: Leased): Promise<Date | null> {
  const { database, service, now } = delivery
  const record = await visitRecord(database, leased, leased.visit_id)
  const visit = await beginDelivery(delivery, leased)
  const client = service?.connection.client ?? ''
  const isToldElsewhere = visit.state === 'sent' && service !== undefined && visit.client !== client
  if (!record || isToldElsewhere || (visit.state === 'out_of_scope' && isOfPeople(visit.reason))) return null
  const ids = await idsOfVisit(database, leased, { client, record })
  if (service) await identify({ database, service, clinic: leased, now, ids }, record)

  const known = knownOf(record, { ids, organization_id: service?.connection.organization_id ?? '' })
  const scope = stepsOfVisit(record, known)
  if ('under_way' in scope) return null
  if ('out_of_scope' in scope) {
    await underLease(database, leased, { now: now() }, (tx) => exclude(tx, leased, scope.out_of_scope))
    return null
  }
  const missing = mapping('encounter_finished', () =>
    missingOfVisit(record, {
      patient: known.idOf(patientKey(record)) ?? null,
      // without a service nobody knows whom it knows
      doctor: known.doctor || (service ? null : assumed(record.doctor?.nik)),
      room: known.room || (service ? null : assumed(record.room?.code)),
    }),
  )
  const resourcesOf = (name: Step['name']) => stepResources(name, record, known)
  const contentOf = (name: Step['name']) =>
    name === 'consent' ? [{ ...consentOfVisit(record, known), told: ids.get(consentKey(record)) }] : resourcesOf(name)
  const names = scope.steps.map(({ name }) => name)
  const planned = { steps: names, is_complete: missing.length === 0, is_connected: service !== undefined }
  await underLease(database, leased, { now: now() }, async (tx) => {
    await planSteps(tx, leased, { ...planned, now: now(), contentOf })
    await writeState(tx, leased, { missing })
  })
  if (service && missing.length === 0) {
    const consentNow = async () => consentOfVisit(record, known, await accessNow(database, leased, record))
    const sending = { database, service, leased, now, ids, resourcesOf, consentNow }
    await sendSteps(sending, scope.steps, { consent: consentKey(record) })
  }
  return missing.some(({ key }) => key === 'doctorUnknown') ? new Date(now().getTime() + day) : null
}

/** Sends the steps that may go, each after those it needs, until one has to wait that others need. */
async function sendSteps(sending: Sending, steps: readonly Step[], keys: { consent: string }) {
  const { database, leased } = sending
  for (const step of steps) {
    const rows = await stepRows(database, leased)
    const row = rows.find((each) => each.step === step.name)
    const stateOf = (name: Step['name']): JobState => rows.find((each) => each.step === name)?.state ?? 'not_ready'
    if (row?.state !== 'queued' || !canSend(step, stateOf)) continue
    const outcome = await (step.name === 'consent'
      ? sendConsent(sending, row, { key: keys.consent })
      : sendStep(sending, row))
    const isNeeded = steps.some(({ needs }) => needs.includes(step.name))
    if (outcome === 'waits' && isNeeded) return
  }
}

/** What was begun with another service begins anew with this one; what was all told there stays told. */
async function beginDelivery({ database, service, now }: Delivery, leased: Leased) {
  return underLease(database, leased, { now: now() }, async (tx) => {
    const { company_id, clinic_id, visit_id } = leased
    const visit = await tx
      .selectFrom('satu_sehat_visit')
      .select(['state', 'reason', 'client'])
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .executeTakeFirstOrThrow()
    const client = service?.connection.client
    if (client === undefined || visit.client === client || visit.state === 'sent') return visit
    await tx
      .deleteFrom('satu_sehat_step')
      .where((eb) => eb.and({ company_id, clinic_id, visit_id }))
      .where('state', '<>', 'out_of_scope')
      .execute()
    await tx
      .updateTable('satu_sehat_visit')
      .set({ client })
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .execute()
    return visit
  })
}

async function exclude(
  tx: Transaction,
  leased: Leased,
  reason: 'left' | 'entered_in_error' | 'patient_unknown' | 'other',
) {
  const { company_id, clinic_id, visit_id } = leased
  await moveSteps(tx, leased, { id: visit_id, steps: await stepRows(tx, leased), event: { type: 'job.exclude' } })
  await tx
    .updateTable('satu_sehat_visit')
    .set({ state: 'out_of_scope', reason, missing: '[]' })
    .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
    .execute()
}

async function writeState(tx: Transaction, leased: Leased, { missing }: { missing: readonly Missing[] }) {
  const { company_id, clinic_id, visit_id } = leased
  const rows = await stepRows(tx, leased)
  await tx
    .updateTable('satu_sehat_visit')
    .set({ state: stateOfSteps(rows.map(({ state }) => state)), reason: null, missing: JSON.stringify(missing) })
    .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
    .execute()
}

/** Ends the lease, and lets the open windows know. What became due while it lasted stays due. */
async function giveBack({ database, now }: Delivery, leased: Leased, until: Date | null) {
  const { company_id, clinic_id, visit_id } = leased
  await underLease(database, leased, { now: now() }, async (tx) => {
    const rows = await stepRows(tx, leased)
    const visit = await tx
      .selectFrom('satu_sehat_visit')
      .select(['due_at', 'reason'])
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .executeTakeFirstOrThrow()
    const times = [
      visit.due_at,
      until,
      ...rows.flatMap(({ state, next_at }) => (state === 'retry_wait' ? [next_at] : [])),
    ]
    const [due_at = null] = times
      .flatMap((each) => (each ? [new Date(each)] : []))
      .sort((one, other) => one.getTime() - other.getTime())
    const state = visit.reason === null ? { state: stateOfSteps(rows.map((each) => each.state)) } : {}
    await tx
      .updateTable('satu_sehat_visit')
      .set((eb) => ({ ...state, due_at, lease: null, leased_until: null, version: eb('version', '+', 1) }))
      .where((eb) => eb.and({ company_id, clinic_id, id: visit_id }))
      .execute()
    await announce(tx, [{ company_id, clinic_id, tables: ['satu_sehat_visit'], sessions: [], users: [] }])
  }).catch((error: unknown) => {
    if (!(error instanceof LeaseLost)) throw error
  })
}

/** What the patient chose as it is now, not when the visit was read: another visit may have told a later choice meanwhile. */
const accessNow = (database: Database, { company_id, clinic_id }: Leased, { patient: { id } }: VisitRecord) =>
  database
    .selectFrom('patient')
    .select('satusehat_access')
    .where((eb) => eb.and({ company_id, clinic_id, id }))
    .executeTakeFirstOrThrow()

const isOfPeople = (reason: string | null) => reason === 'patient_unknown' || reason === 'other'
const assumed = (number = '') => (number.trim() === '' ? null : 'assumed')
