import type { Schema } from '@clinic/api'
import {
  noteContentFixture,
  noteModel,
  prescriptionLineFixture,
  prescriptionModel,
  treatmentPlanModel,
} from '@clinic/core/testing'
import { afterAll } from 'vitest'
import { startTestServer } from '../testing/harness'
import { openStaffedClinic } from '../testing/lifecycle-clinic'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addBatch } from '../testing/sample-calls/medicine-transaction'
import { addNote } from '../testing/sample-calls/note'
import { addTreatmentPlan } from '../testing/sample-calls/patient/treatment-plan'
import { addVisit } from '../testing/sample-calls/visit'

// a Monday, 9:05 in Jakarta
const now = new Date('2026-11-23T02:05:00Z')
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

walksOverHttp('a note', noteModel, {
  states: { beingWritten: 'draft', standing: 'signed' },
  async open() {
    const { world, dentist } = await openStaffedClinic(server)
    const { visit_id, id } = await addNote(world)
    const path = { id: visit_id }
    const whole = async (): Promise<Schema<'VisitNote'>> =>
      (await server.call('getVisitNote', { token: dentist, path })).body.data
    const read = async () => {
      const { notes } = await whole()
      return { state: notes[0]?.state ?? '', notes }
    }
    const versionOf = async () => (await whole()).notes[0]?.version ?? 0
    const visitVersion = async () => (await server.call('getVisit', { token: dentist, path })).body.data.version
    return {
      read,
      deeds: {
        writeOn: {
          operation: 'writeVisitNote',
          send: async () =>
            server.call('writeVisitNote', {
              token: dentist,
              path,
              body: { version: await versionOf(), content: noteContentFixture({ procedures: [] }) },
            }),
        },
        putNameUnder: {
          operation: 'finishVisit',
          send: async () =>
            server.call('finishVisit', {
              token: dentist,
              path,
              body: { note_version: await versionOf(), version: await visitVersion() },
            }),
        },
        writeBelow: {
          operation: 'addNoteAddendum',
          send: () =>
            server.call('addNoteAddendum', { token: dentist, path: { id }, body: { text: 'Sudah tidak ngilu' } }),
        },
      },
    }
  },
})

walksOverHttp('a prescription', prescriptionModel, {
  states: {
    beingWritten: 'draft',
    valid: 'signed',
    begun: 'partly_dispensed',
    handedOut: 'dispensed',
    filed: 'closed',
    tornUp: 'cancelled',
  },
  later: ['fileAway'],
  async open() {
    const { world, dentist, manager } = await openStaffedClinic(server)
    const path = { id: (await addVisit(world, { state: 'in_practice' })).id }
    const { medicine_id } = await addBatch(world)
    const content = { lines: [prescriptionLineFixture({ medicine_id })], reasons: [] }
    const write = (version: number) =>
      server.call('writeVisitPrescription', { token: dentist, path, body: { version, content } })
    const { id } = (await write(0)).body.data
    const read = async () => {
      const { prescriptions }: Schema<'VisitPrescription'> = (
        await server.call('getVisitPrescription', { token: dentist, path })
      ).body.data
      const [{ state, version } = { state: '', version: 0 }] = prescriptions
      return { state, version, prescriptions }
    }
    const post =
      (operation: 'signPrescription' | 'cancelPrescription', said: object = {}) =>
      async () =>
        server.call(operation, { token: dentist, path: { id }, body: { version: (await read()).version, ...said } })
    const handOut = async (quantity: number) => {
      const body = { lines: [{ line: 1, quantity }], version: (await read()).version }
      return server.call('dispensePrescription', { token: manager, path: { id }, body })
    }
    const left = async () => {
      const { body } = await server.call('getDispensing', { token: manager, path: { id } })
      const [line] = body.data?.lines ?? []
      return line ? Math.max(1, line.prescribed - line.handed_out) : 1
    }
    return {
      read,
      deeds: {
        handOutSome: { operation: 'dispensePrescription', send: () => handOut(1) },
        handOutRest: { operation: 'dispensePrescription', send: async () => handOut(await left()) },
        writeOn: { operation: 'writeVisitPrescription', send: async () => write((await read()).version) },
        putNameUnder: { operation: 'signPrescription', send: post('signPrescription') },
        tearUp: { operation: 'cancelPrescription', send: post('cancelPrescription', { reason: 'Salah obat' }) },
      },
    }
  },
})

walksOverHttp('a treatment plan', treatmentPlanModel, {
  states: {
    written: 'draft',
    offered: 'proposed',
    agreed: 'accepted',
    refused: 'declined',
    carriedOut: 'completed',
    givenUp: 'closed',
    superseded: 'replaced',
  },
  // by the signed note of a visit: features/treatment-plan/carried-out.test.ts
  later: ['finishLast', 'takeBack'],
  async open() {
    const { world, dentist: token } = await openStaffedClinic(server)
    const { id, item_ids } = await addTreatmentPlan(world)
    const read = async (): Promise<Schema<'TreatmentPlan'>> =>
      (await server.call('getTreatmentPlan', { token, path: { id } })).body.data
    const deed = (
      operation: `${'propose' | 'accept' | 'decline' | 'close' | 'revise'}TreatmentPlan`,
      said: object,
    ) => ({
      operation,
      async send() {
        return server.call(operation, { token, path: { id }, body: { version: (await read()).version, ...said } })
      },
    })
    return {
      read,
      deeds: {
        offer: deed('proposeTreatmentPlan', { valid_until: '2099-12-31' }),
        agree: deed('acceptTreatmentPlan', { item_ids, signed_by: 'Ayu Lestari' }),
        refuse: deed('declineTreatmentPlan', { reason: 'Terlalu mahal' }),
        giveUp: deed('closeTreatmentPlan', { reason: 'Pasien pindah' }),
        planAnew: deed('reviseTreatmentPlan', {}),
      },
    }
  },
})
