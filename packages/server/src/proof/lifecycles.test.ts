import type { Schema } from '@clinic/api'
import {
  adjustmentModel,
  appointmentModel,
  assistanceModel,
  noteContentFixture,
  noteModel,
  prescriptionLineFixture,
  prescriptionModel,
  purchaseOrderModel,
  receiptModel,
  stockCountModel,
  transferModel,
  usageModel,
  visitModel,
  vitalSignModel,
} from '@clinic/core/testing'
import { afterAll, beforeEach } from 'vitest'
import { at, openBookings } from '../features/appointment/appointment-fixture'
import { openStore } from '../features/medicine-transaction/stock-fixture'
import { openTransfer } from '../features/medicine-transaction/transfer-fixture'
import { openOrders } from '../features/purchase-order/order-fixture'
import { startTestServer } from '../testing/harness'
import { walksOverHttp } from '../testing/lifecycle-walk'
import { addBatch } from '../testing/sample-calls/medicine-transaction'
import { addNote } from '../testing/sample-calls/note'
import { addRoom } from '../testing/sample-calls/room'
import { addStaff } from '../testing/sample-calls/staff'
import { addStockCount } from '../testing/sample-calls/stock/stock-count'
import { addUsage } from '../testing/sample-calls/stock/usage'
import { addVisit } from '../testing/sample-calls/visit'
import { measured } from '../testing/sample-calls/vital-sign'
import { openWorld } from '../testing/sample-world'

// a Monday, 9:05 in Jakarta
const morning = new Date('2026-11-23T02:05:00Z')
let now = morning
beforeEach(() => {
  now = morning
})
const server = await startTestServer({ now: () => now })
afterAll(() => server.close())

/** A clinic with a dentist whose account has no dentist until a visit of theirs is added, an assistant and the desk. */
async function openClinic() {
  const world = await openWorld(server)
  const signIn = async (role: Schema<'RoleName'>, values?: { staff_id: number }) =>
    server.tokenOf(await server.makeUser(world.clinic, role, values))
  return {
    world,
    signIn,
    manager: await server.tokenOf(world.user),
    dentist: await signIn('doctor_clinic'),
    room_id: (await addRoom(world)).id,
  }
}

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
    const { world, manager, dentist, room_id, signIn } = await openClinic()
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

walksOverHttp('a note', noteModel, {
  states: { beingWritten: 'draft', standing: 'signed' },
  async open() {
    const { world, dentist } = await openClinic()
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
    const { world, dentist, manager } = await openClinic()
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

/** The steps of a document of stock, each sent as the manager sends it. */
async function openDocument(kind: 'receipt' | 'adjustment' | 'supplier_return') {
  const store = await openStore(server)
  const { id: batch_id } = await addBatch(store.world, { medicine_id: store.medicine_id })
  const taken = { batch_id, quantity: 3 }
  const content = {
    receipt: store.receipt({}),
    adjustment: store.adjustment('damaged', taken),
    supplier_return: store.giveBack({}, taken),
  }[kind]
  const { id } = (await store.create(kind, content)).body.data
  const deed = (operation: string, step: Parameters<typeof store.step>[0]) => ({
    operation,
    send: () => store.step(step, id),
  })
  return {
    deed,
    read: () => store.read(id),
    writeOn: {
      operation: 'updateMedicineTransaction',
      send: async () =>
        server.call('updateMedicineTransaction', {
          token: store.manager,
          path: { id },
          body: { ...content, note: 'Lagi', version: (await store.read(id)).version },
        }),
    },
  }
}

walksOverHttp('a receipt', receiptModel, {
  states: { beingWritten: 'draft', onTheShelf: 'received', tornUp: 'cancelled' },
  async open() {
    const { deed, read, writeOn } = await openDocument('receipt')
    return {
      read,
      deeds: {
        writeOn,
        putAway: deed('receiveMedicineTransaction', 'receive'),
        tearUp: deed('cancelMedicineTransaction', 'cancel'),
      },
    }
  },
})

const decidedByManager = (kind: 'adjustment' | 'supplier_return') => ({
  states: {
    beingWritten: 'draft',
    beforeManager: 'requested',
    inTheBooks: 'posted',
    sentBack: 'refused',
    dropped: 'cancelled',
  },
  async open() {
    const { deed, read, writeOn } = await openDocument(kind)
    return {
      read,
      deeds: {
        writeOn,
        askManager: deed('requestMedicineTransaction', 'request'),
        believe: deed('postMedicineTransaction', 'post'),
        doubt: deed('refuseMedicineTransaction', 'refuse'),
        drop: deed('cancelMedicineTransaction', 'cancel'),
      },
    }
  },
})

walksOverHttp('an adjustment', adjustmentModel, decidedByManager('adjustment'))
walksOverHttp('a return to a supplier', adjustmentModel, decidedByManager('supplier_return'))

walksOverHttp('a transfer', transferModel, {
  states: { beingPacked: 'draft', onTheRoad: 'sent', there: 'received', unpacked: 'cancelled' },
  async open() {
    const { create, content, read, update, step, accept } = await openTransfer(server)
    const { id } = (await create(content())).body.data
    return {
      read: () => read(id),
      deeds: {
        packOn: { operation: 'updateMedicineTransaction', send: () => update(id, { ...content(), note: 'Lagi' }) },
        handToDriver: { operation: 'sendMedicineTransaction', send: () => step('send', id) },
        open: { operation: 'acceptMedicineTransaction', send: () => accept(id) },
        unpack: { operation: 'cancelMedicineTransaction', send: () => step('cancel', id) },
      },
    }
  },
})

walksOverHttp('what a treatment used', usageModel, {
  states: { listed: 'draft', usedUp: 'posted', crossedOut: 'cancelled' },
  async open() {
    const { world, manager } = await openClinic()
    const { id, proposed } = await addUsage(world)
    const read = async (): Promise<Schema<'Usage'>> =>
      (await server.call('getUsage', { token: manager, path: { id } })).body.data
    const lines = proposed.map(({ medicine_id, quantity }) => ({ medicine_id, quantity }))
    return {
      read,
      deeds: {
        takeFromShelf: {
          operation: 'postUsage',
          send: async () =>
            server.call('postUsage', {
              token: manager,
              path: { id },
              body: { lines, version: (await read()).version },
            }),
        },
        crossOut: {
          operation: 'cancelUsage',
          send: async () =>
            server.call('cancelUsage', {
              token: manager,
              path: { id },
              body: { reason: 'Tanpa bahan', version: (await read()).version },
            }),
        },
      },
    }
  },
})

walksOverHttp('a purchase order', purchaseOrderModel, {
  states: {
    beingWritten: 'draft',
    signed: 'approved',
    atSupplier: 'ordered',
    partlyHere: 'partially_received',
    allHere: 'received',
    calledOff: 'cancelled',
  },
  async open() {
    const { create, read, step, write, receive } = await openOrders(server)
    const { id } = (await create()).body.data
    const deed = (operation: string, name: Parameters<typeof step>[0]) => ({ operation, send: () => step(name, id) })
    return {
      read: () => read(id),
      deeds: {
        writeOn: { operation: 'updatePurchaseOrder', send: () => write(id) },
        sign: deed('approvePurchaseOrder', 'approve'),
        send: deed('orderPurchaseOrder', 'order'),
        callOff: deed('cancelPurchaseOrder', 'cancel'),
        bringSome: { operation: 'createPurchaseOrderReceipt', send: () => receive(id, { quantity: 1 }) },
        bringRest: { operation: 'createPurchaseOrderReceipt', send: () => receive(id) },
      },
    }
  },
})

walksOverHttp('a stock count', stockCountModel, {
  states: {
    planned: 'draft',
    atTheShelves: 'counting',
    onTheDesk: 'review',
    inTheBooks: 'posted',
    calledOff: 'cancelled',
  },
  async open() {
    const { world, manager, signIn } = await openClinic()
    const desk = await signIn('front_office_clinic')
    const { id, batch, input } = await addStockCount(world)
    const path = { id }
    const read = async (): Promise<Schema<'StockCount'>> =>
      (await server.call('getStockCount', { token: manager, path })).body.data
    const join = () => server.call('joinStockCount', { token: desk, path })
    const type = () => server.call('countStockBatch', { token: desk, path, body: { batch_id: batch.id, quantity: 49 } })
    const version = async () => ({ version: (await read()).version })
    return {
      read,
      deeds: {
        planAnew: {
          operation: 'updateStockCount',
          send: async () =>
            server.call('updateStockCount', { token: desk, path, body: { ...input, ...(await version()) } }),
        },
        freeze: {
          operation: 'startStockCount',
          send: async () => server.call('startStockCount', { token: desk, path, body: await version() }),
        },
        countOne: { operation: 'countStockBatch', prepare: join, send: type },
        handIn: {
          operation: 'finishStockCount',
          async prepare() {
            await join()
            await type()
          },
          send: () => server.call('finishStockCount', { token: desk, path }),
        },
        sendBack: {
          operation: 'recountStockCount',
          send: async () =>
            server.call('recountStockCount', {
              token: manager,
              path,
              body: { batch_ids: [batch.id], reason: 'Terlalu jauh', ...(await version()) },
            }),
        },
        believe: {
          operation: 'postStockCount',
          send: async () =>
            server.call('postStockCount', { token: manager, path, body: { reason: 'Hilang', ...(await version()) } }),
        },
        callOff: {
          operation: 'cancelStockCount',
          send: async () =>
            server.call('cancelStockCount', {
              token: manager,
              path,
              body: { reason: 'Salah lemari', ...(await version()) },
            }),
        },
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
    const { world, signIn } = await openClinic()
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
    const { world, signIn } = await openClinic()
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
