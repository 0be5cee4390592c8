import type { OperationId } from '@clinic/api'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { operationNamed } from '../operations'
import { addTreatmentPlan } from '../sample-calls/patient/treatment-plan'
import { addStaff } from '../sample-calls/staff'
import type { Clinic, Limits } from './people'

type VitalSignOperation = 'startVitalSign' | 'recordVitalSign' | 'correctVitalSign' | 'skipVitalSign'

/** A visit with nobody yet is every dentist's; then it is their own. */
const ownAndOpen =
  (id: 'getVisit' | 'callVisit' | 'requeueVisit' | VitalSignOperation) =>
  async ({ sample, ask, tenant, database }: Clinic) => {
    const anew = async (person: 'dentist' | 'otherDentist', open: Partial<Record<'doctor_id', null>>) => {
      const sending = await sample(id)
      await database
        .updateTable('visit')
        .set({ room_id: null, ...open })
        .where((eb) => eb.and({ ...tenant, ...Object(sending.path) }))
        .execute()
      return (await ask(person, id, sending)).status
    }
    expect(await anew('dentist', {})).toBe(200)
    expect(await anew('otherDentist', {})).toBe(404)
    expect(await anew('otherDentist', { doctor_id: null })).toBe(200)
  }

/** The account of an assistant that becomes another one's is told nothing of what was the first one's. */
const ofOwnAssistances =
  (id: OperationId) =>
  async ({ world, sample, ask, be }: Clinic) => {
    const [sending, { id: staff_id }] = [await sample(id), await addStaff(world)]
    await be('nurse_clinic', { staff_id })
    expect((await ask('assistant', id, sending)).status).toBe(404)
    expect((await ask('assistant', id, await sample(id))).status).toBe(200)
  }

/** What another assistant typed is nobody else's to change. */
const ofOwnDrafts =
  (id: OperationId) =>
  async ({ sample, ask, employOtherAssistant }: Clinic) => {
    const sending = await sample(id)
    await employOtherAssistant()
    expect((await ask('otherAssistant', id, sending)).status).toBe(404)
    expect((await ask('assistant', id, sending)).status).toBe(200)
  }

/** A dentist who is somebody else is told nothing. */
const ofOwnVisits =
  (id: OperationId) =>
  async ({ sample, ask, employOther }: Clinic) => {
    const sending = await sample(id)
    await employOther()
    expect((await ask('otherDentist', id, sending)).status).toBe(404)
    expect((await ask('dentist', id, sending)).status).toBe(200)
  }

/** Of a referral the desk reads that it is there, not what it says. */
const withoutReferrals =
  (id: 'listPatientLetter' | 'getLetter') =>
  async ({ sample, ask }: Clinic) => {
    const { path = {} } = await sample(id)
    const shown = async (person: 'desk' | 'manager') => {
      const { data } = await ask(person, id, { path })
      return id === 'getLetter' ? data : data.rows[0]
    }
    expect(await shown('desk')).toMatchObject({ kind: 'referral', content: null })
    expect(await shown('manager')).toMatchObject({ kind: 'referral', content: { kind: 'referral' } })
  }

type OfPatient =
  | OfDocument
  | 'listPatientDocument'
  | 'addPatientDocument'
  | 'listPeriodontalChart'
  | 'listPatientTreatmentConsent'
  | 'getTreatmentConsent'

type OfDocument = 'getPatientDocumentPhoto' | 'updatePatientDocument' | 'removePatientDocument'

/** A picture of a mouth is none of the desk's; a paper is. */
const papersAlone = (id: OfDocument) => ({
  async [`${id} front_office_clinic (papers)`]({ sample, ask, tenant, database }: Clinic) {
    const asked = async (kind: 'periapical' | 'consent') => {
      const { path = {}, ...sending } = await sample(id)
      await database
        .updateTable('patient_document')
        .set({ kind })
        .where((eb) => eb.and({ ...tenant, ...path }))
        .execute()
      return (await ask('desk', id, { path, ...sending })).status
    }
    expect([await asked('periapical'), await asked('consent')]).toEqual([404, 200])
  },
})

/** What is kept of a patient who is not here is none of an assistant's. */
const ofPatientsOfToday = (id: OfPatient) => ({
  async [`${id} nurse_clinic (of patients of today)`]({ sample, ask, tenant, database, dayAfter }: Clinic) {
    const sending = await sample(id)
    expect((await ask('assistant', id, sending)).status).toBeLessThan(300)
    const gone = await sample(id)
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect((await ask('assistant', id, gone)).status).toBe(404)
  },
})

const ofVisitsOfToday =
  (id: 'getVisitNote' | 'getVisitPrescription' | 'getVisitDictation') =>
  async ({ statuses, sample, tenant, database, dayAfter }: Clinic) => {
    const { path } = await sample(id)
    const sending = path ? { path } : {}
    const people = ['assistant', 'dentist', 'otherDentist', 'manager'] as const
    const manager = operationNamed(id).roles.includes('manager_clinic') ? 200 : 403
    const seen = { assistant: 200, dentist: 200, otherDentist: 200, manager }
    expect(await statuses(id, people, sending)).toEqual(seen)
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect(await statuses(id, people, sending)).toEqual({ ...seen, assistant: 404 })
  }

const visitsSeen =
  (id: 'listVisit' | 'visitBoard', count: (data: { count: number; visits: unknown[] }) => number) =>
  async ({ sample, ask, tenant, database }: Clinic) => {
    await sample('getVisit')
    const seen = async (person: 'dentist' | 'otherDentist') => count((await ask(person, id, {})).data)
    expect([await seen('dentist'), await seen('otherDentist')]).toEqual([1, 0])
    await database
      .updateTable('visit')
      .set({ doctor_id: null })
      .where((eb) => eb.and(tenant))
      .execute()
    expect([await seen('dentist'), await seen('otherDentist')]).toEqual([1, 1])
  }

export const treatmentLimits: Limits = {
  async 'listPatientVisit front_office_clinic (without their record)'({ ask, sample }) {
    const request = await sample('listPatientVisit')
    const record = async (person: 'desk' | 'manager') =>
      (await ask(person, 'listPatientVisit', request)).data.rows[0].record
    expect(await record('desk')).toBeNull()
    expect(await record('manager')).toMatchObject({ note: null })
  },

  async 'listPatientVisit nurse_clinic (records of today)'({ ask, sample, tenant, database, dayAfter }) {
    const request = await sample('listPatientVisit')
    const record = async () => (await ask('assistant', 'listPatientVisit', request)).data.rows[0].record
    expect(await record()).toMatchObject({ note: null })
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect(await record()).toBeNull()
  },

  'listVisit doctor_clinic (own and open)': visitsSeen('listVisit', ({ count }) => count),
  'visitBoard doctor_clinic (own and open)': visitsSeen('visitBoard', ({ visits }) => visits.length),
  'getVisit doctor_clinic (own and open)': ownAndOpen('getVisit'),
  'callVisit doctor_clinic (own and open)': ownAndOpen('callVisit'),
  'requeueVisit doctor_clinic (own and open)': ownAndOpen('requeueVisit'),
  'startVitalSign doctor_clinic (own and open)': ownAndOpen('startVitalSign'),
  'recordVitalSign doctor_clinic (own and open)': ownAndOpen('recordVitalSign'),
  'correctVitalSign doctor_clinic (own and open)': ownAndOpen('correctVitalSign'),
  'skipVitalSign doctor_clinic (own and open)': ownAndOpen('skipVitalSign'),

  async "startPractice doctor_clinic (others' with a reason)"({ ask, sample, employOther }) {
    const { body, path } = await sample('startPractice')
    const of = (takeover_reason: string) => ({ path, body: { ...Object(body), takeover_reason } })
    await employOther()
    expect((await ask('otherDentist', 'startPractice', of(''))).data.fields).toHaveProperty('takeover_reason')
    expect((await ask('otherDentist', 'startPractice', of('drg. Rina sakit'))).status).toBe(200)
    expect((await ask('dentist', 'startPractice', await sample('startPractice'))).status).toBe(200)
  },
  'pauseVisit doctor_clinic (own)': ofOwnVisits('pauseVisit'),
  'resumeVisit doctor_clinic (own)': ofOwnVisits('resumeVisit'),
  'writeOralExamination doctor_clinic (own)': ofOwnVisits('writeOralExamination'),
  'writeVisitNote doctor_clinic (own)': ofOwnVisits('writeVisitNote'),
  'addNoteAddendum doctor_clinic (own)': ofOwnVisits('addNoteAddendum'),
  'writeVisitPrescription doctor_clinic (own)': ofOwnVisits('writeVisitPrescription'),
  'signPrescription doctor_clinic (own)': ofOwnVisits('signPrescription'),
  'cancelPrescription doctor_clinic (own)': ofOwnVisits('cancelPrescription'),
  'signTreatmentConsent doctor_clinic (own)': ofOwnVisits('signTreatmentConsent'),
  ...ofPatientsOfToday('listPatientTreatmentConsent'),
  ...ofPatientsOfToday('getTreatmentConsent'),
  'issueLetter doctor_clinic (own)': ofOwnVisits('issueLetter'),
  'voidLetter doctor_clinic (own)': ofOwnVisits('voidLetter'),
  'listPatientLetter front_office_clinic (what is not clinical)': withoutReferrals('listPatientLetter'),
  'getLetter front_office_clinic (what is not clinical)': withoutReferrals('getLetter'),
  'updateTreatmentPlan doctor_clinic (own)': ofOwnVisits('updateTreatmentPlan'),
  async 'closeTreatmentPlan doctor_clinic (of drafts only own)'({ world, sample, ask, employOther }) {
    const draft = await sample('closeTreatmentPlan')
    const accepted = { path: { id: (await addTreatmentPlan(world, { state: 'accepted' })).id }, body: draft.body }
    await employOther()
    expect((await ask('otherDentist', 'closeTreatmentPlan', draft)).status).toBe(404)
    expect((await ask('otherDentist', 'closeTreatmentPlan', accepted)).status).toBe(200)
    expect((await ask('dentist', 'closeTreatmentPlan', await sample('closeTreatmentPlan'))).status).toBe(200)
  },
  'updateDictation doctor_clinic (in own visits)': ofOwnVisits('updateDictation'),
  'acceptDictation doctor_clinic (in own visits)': ofOwnVisits('acceptDictation'),
  'rejectDictation doctor_clinic (in own visits)': ofOwnVisits('rejectDictation'),
  'updateDictation nurse_clinic (own)': ofOwnDrafts('updateDictation'),
  'withdrawDictation nurse_clinic (own)': ofOwnDrafts('withdrawDictation'),
  async 'createDictation nurse_clinic (in visits they assist now)'({ world, sample, ask, be }) {
    const sending = await sample('createDictation')
    await be('nurse_clinic', { staff_id: (await addStaff(world)).id })
    expect((await ask('assistant', 'createDictation', sending)).status).toBe(409)
    expect((await ask('assistant', 'createDictation', await sample('createDictation'))).status).toBe(200)
  },
  'finishVisit doctor_clinic (own)': ofOwnVisits('finishVisit'),
  'discontinueVisit doctor_clinic (own)': ofOwnVisits('discontinueVisit'),
  'reopenVisit doctor_clinic (own)': ofOwnVisits('reopenVisit'),
  async 'listAssistance nurse_clinic (own)'({ world, sample, ask, be }) {
    const sending = await sample('listAssistance')
    expect((await ask('assistant', 'listAssistance', sending)).data.count).toBe(1)
    await be('nurse_clinic', { staff_id: (await addStaff(world)).id })
    expect((await ask('assistant', 'listAssistance', sending)).data.count).toBe(0)
  },
  'prepareAssistance nurse_clinic (own)': ofOwnAssistances('prepareAssistance'),
  'startAssistance nurse_clinic (own)': ofOwnAssistances('startAssistance'),
  'stopAssistance nurse_clinic (own)': ofOwnAssistances('stopAssistance'),
  'recordMaterial nurse_clinic (own)': ofOwnAssistances('recordMaterial'),
  'correctMaterial nurse_clinic (own)': ofOwnAssistances('correctMaterial'),
  'enterFindings doctor_clinic (in own visits)': ofOwnVisits('enterFindings'),

  'getVisitNote nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitNote'),
  'getVisitPrescription nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitPrescription'),
  async 'listPatientPrescription nurse_clinic (of visits of today)'({ sample, ask, tenant, database, dayAfter }) {
    const { path = {} } = await sample('listPatientPrescription')
    const seen = async (person: 'assistant' | 'dentist') =>
      (await ask(person, 'listPatientPrescription', { path })).data.count
    expect([await seen('assistant'), await seen('dentist')]).toEqual([1, 1])
    await sql`update visit set queue_date = ${dayAfter(-1)} where company_id = ${tenant.company_id}`.execute(database)
    expect([await seen('assistant'), await seen('dentist')]).toEqual([0, 1])
  },
  'getVisitDictation nurse_clinic (of visits of today)': ofVisitsOfToday('getVisitDictation'),

  'writePeriodontalChart doctor_clinic (own)': ofOwnVisits('writePeriodontalChart'),
  'writePeriodontalChart nurse_clinic (in visits they assist now)': ofOwnAssistances('writePeriodontalChart'),
  'discardPeriodontalChart doctor_clinic (own)': ofOwnVisits('discardPeriodontalChart'),
  ...ofPatientsOfToday('listPeriodontalChart'),

  ...ofPatientsOfToday('listPatientDocument'),
  ...ofPatientsOfToday('addPatientDocument'),
  ...ofPatientsOfToday('getPatientDocumentPhoto'),
  ...ofPatientsOfToday('updatePatientDocument'),
  ...papersAlone('getPatientDocumentPhoto'),
  ...papersAlone('updatePatientDocument'),
  ...papersAlone('removePatientDocument'),
  async 'listPatientDocument front_office_clinic (papers)'({ sample, ask, tenant, database }) {
    const { path = {} } = await sample('listPatientDocument')
    const seen = async (kind: 'letter' | 'laboratory' | 'periapical') => {
      await sql`update patient_document set kind = ${kind} where company_id = ${tenant.company_id}`.execute(database)
      return (await ask('desk', 'listPatientDocument', { path })).data.count
    }
    expect([await seen('letter'), await seen('laboratory'), await seen('periapical')]).toEqual([1, 0, 0])
  },
  async 'addPatientDocument front_office_clinic (papers)'({ sample, ask }) {
    const { query, ...sending } = await sample('addPatientDocument')
    const added = async (kind: string) =>
      (await ask('desk', 'addPatientDocument', { ...sending, query: { ...query, kind } })).status
    expect([await added('consent'), await added('intraoral'), await added('laboratory')]).toEqual([201, 422, 422])
  },
  async 'getOdontogram nurse_clinic (of patients of today)'({ statuses, sample, tenant, database, dayAfter }) {
    const { path } = await sample('getOdontogram')
    const seen = async (state: 'entered_in_error' | 'left', day = dayAfter(0)) => {
      await sql`update visit set state = ${state}, end_reason = 'Salah pasien', queue_date = ${day}
        where company_id = ${tenant.company_id}`.execute(database)
      return statuses('getOdontogram', ['assistant', 'dentist'], { path })
    }
    expect(await seen('left')).toEqual({ assistant: 200, dentist: 200 })
    expect(await seen('entered_in_error')).toEqual({ assistant: 404, dentist: 200 })
    expect(await seen('left', dayAfter(-1))).toEqual({ assistant: 404, dentist: 200 })
  },
}
