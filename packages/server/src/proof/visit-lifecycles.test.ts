import type { Schema } from '@clinic/api'
import { appointmentModel, assistanceModel, noteContentFixture, visitModel, vitalSignModel } from '@clinic/core/testing'
import { afterAll, beforeEach } from 'vitest'
import { at, openBookings } from '../features/appointment/appointment-fixture'
import { startTestServer } from '../testing/harness'
import { openStaffedClinic } from '../testing/lifecycle-clinic'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addStaff } from '../testing/sample-calls/staff'
import { addVisit } from '../testing/sample-calls/visit'
import { measured } from '../testing/sample-calls/vital-sign'

// a Monday, 9:05 in Jakarta
const morning = new Date('2026-11-23T02:05:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

walksOverHttp('an appointment', appointmentModel, {
  states: { promised: 'booked', agreed: 'confirmed', here: 'arrived', keptAway: 'no_show', calledOff: 'cancelled' },
  // no operation takes back that somebody did not come, other than their arrival
  later: ['promiseAgain'],
  async open() {
    now = new Date(morning.getTime() - 3_600_000)
    const { book, hire, token } = await openBookings(server)
    const { id } = await book()
    const other = await hire()
    const path = { id }
    const read = async (): Promise<Schema<'Appointment'>> =>
      (await server.call('getAppointment', { token, path })).body.data
    const post =
      (operation: Parameters<typeof server.call>[0], said: object = {}) =>
      async () =>
        server.call(operation, { token, path, body: { version: (await read()).version, ...said } })
    const deed = (...sent: Parameters<typeof post>) => ({ operation: sent[0], send: post(...sent) })
    const move = (said: object) => ({
      operation: 'rescheduleAppointment',
      send: async () => {
        const { doctor_id, room_id, starts_at, ends_at } = await read()
        return post('rescheduleAppointment', { doctor_id, room_id, starts_at, ends_at, override_reason: '', ...said })()
      },
    })
    const [later, byOther] = [move(at('13:00', '13:30')), move({ doctor_id: other })]
    const agree = deed('confirmAppointment')
    const undo = deed('undoReschedule')
    const arrive = deed('arriveAppointment', { room_id: null, identity: 'read_back' })
    return {
      read,
      deeds: {
        agree,
        giveOtherTime: later,
        giveOtherDentist: byOther,
        takeBack: { ...undo, prepare: later.send },
        takeBackToAgreed: {
          ...undo,
          async prepare() {
            if ((await read()).state === 'confirmed') return byOther.send()
            await agree.send()
            return later.send()
          },
        },
        callOff: deed('cancelAppointment', { cancel_reason: 'patient_cancelled', cancel_note: '' }),
        stayAway: {
          ...deed('missAppointment'),
          async prepare() {
            now = morning
          },
        },
        come: arrive,
        turnOutAbsent: deed('undoArrival'),
        comeAfterAll: arrive,
      },
    }
  },
})

walksOverHttp('a visit', visitModel, {
  states: {
    inWaitingRoom: 'waiting',
    called: 'called',
    beingMeasured: 'in_vitals',
    readyForDentist: 'ready',
    inChair: 'in_practice',
    interrupted: 'paused',
    treated: 'finished',
    settled: 'checked_out',
    gone: 'left',
    mistaken: 'entered_in_error',
  },
  // who is measured once more stays where they are
  allowed: {
    readyForDentist: ['recordVitalSign'],
    inChair: ['recordVitalSign'],
    interrupted: ['recordVitalSign'],
  },
  async open() {
    const { world, manager, dentist, room_id, signIn } = await openStaffedClinic(server)
    const nurse = await signIn('nurse_clinic')
    const path = { id: (await addVisit(world)).id }
    const read = async (): Promise<Schema<'Visit'>> =>
      (await server.call('getVisit', { token: manager, path })).body.data
    const post =
      (operation: Parameters<typeof server.call>[0], said: object = {}, token = manager) =>
      async () => {
        const { version } = await read()
        return server.call(operation, { token, path, body: { version, ...said } })
      }
    const deed = (...sent: Parameters<typeof post>) => ({ operation: sent[0], send: post(...sent) })
    const draft = async () => {
      const { notes }: Schema<'VisitNote'> = (await server.call('getVisitNote', { token: dentist, path })).body.data
      return notes.find(({ state }) => state === 'draft')?.version ?? 0
    }
    const ends = (operation: 'finishVisit' | 'discontinueVisit', said: object = {}) => ({
      operation,
      send: async () => post(operation, { note_version: await draft(), ...said }, dentist)(),
    })
    const write = async () => {
      const content = noteContentFixture({ procedures: [] })
      return server.call('writeVisitNote', { token: dentist, path, body: { version: await draft(), content } })
    }
    return {
      read,
      deeds: {
        call: deed('callVisit', { room_id: null }),
        sendBackToWait: deed('requeueVisit'),
        measure: deed('startVitalSign', {}, nurse),
        goUnmeasured: deed('skipVitalSign', { reason: 'Darurat' }, nurse),
        finishMeasuring: deed('recordVitalSign', { measured: measured() }, nurse),
        beginTreatment: deed('startPractice', { room_id, takeover_reason: '' }, dentist),
        interruptTreatment: deed('pauseVisit', {}, dentist),
        goOn: deed('resumeVisit', {}, dentist),
        finishTreatment: { ...ends('finishVisit'), prepare: write },
        breakOffTreatment: ends('discontinueVisit', { reason: 'Pasien mual' }),
        openAgain: deed('reopenVisit', { reason: 'Salah gigi' }),
        settle: deed('checkOutVisit', { settlement: 'nothing_to_bill', reason: 'Kontrol gratis' }),
        goAwayUntreated: deed('leaveVisit', { end_reason: 'Tidak bisa menunggu' }),
        turnOutMistaken: deed('voidVisit', { end_reason: 'Salah pasien' }),
      },
    }
  },
})

walksOverHttp('an assistance', assistanceModel, {
  states: {
    onTheList: 'assigned',
    layingOut: 'preparing',
    atTheChair: 'assisting',
    cleanedUp: 'done',
    withColleague: 'reassigned',
  },
  // to tick one more is no move
  allowed: { layingOut: ['prepareAssistance'], atTheChair: ['prepareAssistance'] },
  async open() {
    const { world, signIn } = await openStaffedClinic(server)
    const token = await signIn('nurse_clinic', { staff_id: (await addStaff(world)).id })
    const { id: staff_id } = await addStaff(world)
    const visit = await addVisit(world, { state: 'ready' })
    const created = await server.call('createAssistance', { token, path: { id: visit.id }, body: { role: 'first' } })
    const { id } = created.body.data
    const read = async () => {
      const { visits }: Schema<'AssistanceDay'> = (await server.call('assistanceDay', { token })).body.data
      const found = visits.flatMap(({ assistances }) => assistances).find((each) => each.id === id)
      if (!found) throw new Error('The assistance is not of this day')
      return found
    }
    const deed = (operation: Parameters<typeof server.call>[0], said: object = {}) => ({
      operation,
      send: async () =>
        server.call(operation, { token, path: { id }, body: { version: (await read()).version, ...said } }),
    })
    return {
      read,
      deeds: {
        layOut: deed('prepareAssistance', { prepared: ['consent'] }),
        sitDown: deed('startAssistance'),
        cleanUp: deed('stopAssistance'),
        handOver: deed('reassignAssistance', { staff_id }),
      },
    }
  },
})

walksOverHttp('a measurement', vitalSignModel, {
  states: {
    nothingMeasured: 'not_taken',
    beingTyped: 'draft',
    kept: 'recorded',
    leftOut: 'skipped',
    replaced: 'corrected',
  },
  // what is measured once more is a measurement of its own; who is measured late need not have been typed on this screen
  allowed: {
    nothingMeasured: ['recordVitalSign'],
    kept: ['recordVitalSign'],
    leftOut: ['recordVitalSign'],
    replaced: ['recordVitalSign'],
  },
  async open() {
    const { world, signIn } = await openStaffedClinic(server)
    const token = await signIn('nurse_clinic')
    const path = { id: (await addVisit(world, { state: 'called' })).id }
    // what is typed is on the screen only
    let isTyped = false
    const typed = (is: boolean) => async () => {
      isTyped = is
      return { status: 200, body: { data: null } }
    }
    const sheet = async (): Promise<Schema<'VitalSignSheet'>> =>
      (await server.call('getVitalSigns', { token, path })).body.data
    const read = async () => {
      const { measurements, ...visit } = await sheet()
      const stored = measurements[0]?.state ?? (visit.state === 'ready' ? 'skipped' : 'not_taken')
      return { ...visit, measurements, visit_state: visit.state, state: isTyped ? 'draft' : stored }
    }
    const post = (operation: Parameters<typeof server.call>[0], said: () => Promise<object>) => async () => {
      const body = { version: (await sheet()).version, ...(await said()) }
      const reply = await server.call(operation, { token, path, body })
      if (reply.status === 200) isTyped = false
      return reply
    }
    const correction = async () => ({
      vital_sign_id: (await sheet()).measurements[0]?.id ?? 1,
      measured: measured({ pulse: 88 }),
      reason: 'Salah baca',
    })
    return {
      read,
      deeds: {
        type: { operation: null, send: typed(true) },
        throwAway: { operation: null, send: typed(false) },
        keep: {
          operation: 'recordVitalSign',
          prepare: async () => (await sheet()).state === 'called' && post('startVitalSign', async () => ({}))(),
          send: post('recordVitalSign', async () => ({ measured: measured() })),
        },
        goWithout: {
          operation: 'skipVitalSign',
          send: post('skipVitalSign', async () => ({ reason: 'Darurat' })),
        },
        putRight: { operation: 'correctVitalSign', send: post('correctVitalSign', correction) },
      },
    }
  },
})
