import { informationFixture, patientFixture } from '@clinic/core/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { invoiceCardFixture } from '../../entities/invoice/invoice-fixture'
import {
  boardFixture,
  expectedFixture,
  minutesAgo,
  visitCardFixture,
  visitFixture,
} from '../../entities/visit/visit-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import CheckIns from './check-ins'
import Queue from './queue'

const expected = expectedFixture({ id: 7, version: 3 })
const waiting = visitCardFixture({ id: 2, version: 4, arrived_at: minutesAgo(25) })
const called = visitCardFixture({ id: 3, state: 'called', call_attempts: 1, version: 5 })
const rooms = [
  { id: 1, name: 'Cempaka' },
  { id: 2, name: 'Melati' },
]
const shift = { id: 1, doctor_id: 1, room_id: 2, starts_at: minutesAgo(60), ends_at: minutesAgo(-60) }

async function show(replies: Record<string, Reply> = {}, { role = 'front_office_clinic', ...scene }: Scene = {}) {
  const sent = vi.fn()
  const noting =
    (data: unknown): Reply =>
    async (request) => {
      sent(new URL(request.url).pathname, request.body ? await request.json() : undefined)
      return success(data)(request)
    }
  await renderScene(role === 'nurse_clinic' ? <CheckIns /> : <Queue />, {
    role,
    path: '/clinic/dashboard/queue',
    ...scene,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/visit/board': success(boardFixture({ appointments: [expected], visits: [waiting, called] })),
      'GET /api/room': success(listOf(rooms)),
      'GET /api/patient/7': success(patientFixture({ id: 7 })),
      'GET /api/appointment/calendar': success({ shifts: [shift] }),
      'GET /api/appointment/102': success({ version: 9 }),
      'GET /api/visit/2': success(visitFixture(waiting)),
      'GET /api/visit/3': success(visitFixture(called)),
      'POST /api/appointment/7/arrive': noting(visitFixture({ id: 8, queue_number: 12 })),
      'POST /api/appointment/102/undo-arrival': noting({}),
      'POST /api/visit/2/call': noting(visitFixture()),
      'POST /api/visit/2/leave': noting(visitFixture()),
      'POST /api/visit/3/requeue': noting(visitFixture()),
      'POST /api/visit/3/leave': noting(visitFixture()),
      'GET /api/dispensing': success({ rows: [] }),
      'POST /api/visit/11/check-out': noting(visitFixture({ id: 11, state: 'checked_out' })),
      ...replies,
    },
  })
  return { user: userEvent.setup(), sent }
}
const patience = { timeout: 10_000 }
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience)
/** A dialog; its last one, where two lie over each other. */
const over = async (role: 'dialog' | 'alertdialog' = 'dialog') => {
  const all = await screen.findAllByRole(role, {}, patience)
  return within(all.at(-1) ?? document.body)
}

afterEach(() => dismissNotices())

describe('the board', () => {
  it('tells of a card all that is seen of it', async () => {
    await show()
    const name = /^Number 2, Raden Ayu .*, Scaling, drg\. Ratna Dewi, Sp\.KG, Cempaka, waits 25 min$/
    expect(await button(name)).toBeTruthy()
    expect(await button(/^Number 3, .*, for 5 min, Called 1×$/)).toBeTruthy()
  })

  it('marks late patients, and names the empty stages', async () => {
    const late = expectedFixture({ id: 7, starts_at: minutesAgo(42) })
    await show({ 'GET /api/visit/board': success(boardFixture({ appointments: [late], visits: [] })) })
    expect(await button(/, 42 min late$/)).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Waiting, 0' })).toBeTruthy()
  })

  it('shows why it could not be loaded, and no patients', async () => {
    await show({ 'GET /api/visit/board': refusal(500, 'The server failed.') })
    expect(await screen.findByText('The server failed.')).toBeTruthy()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('for assistants shows the patients who are here, with only their own buttons', async () => {
    const { user } = await show({}, { role: 'nurse_clinic', path: '/nurse/patient-check-ins' })
    await user.click(await button(/^Number 2,/))
    const drawer = await over()
    expect(await drawer.findByRole('button', { name: 'Call' })).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Undo arrival' })).toBeNull()
    expect(screen.queryByRole('region', { name: /^Expected/, hidden: true })).toBeNull()
  })
})

describe('a check-in', () => {
  it('sends the planned chair and the identity check, and shows the number', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    expect(await drawer.findByRole('option', { name: 'Melati', selected: true })).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'They match: check in' }))
    expect(await screen.findByText(/is checked in with number 12/, {}, patience)).toBeTruthy()
    expect(sent.mock.calls).toEqual([['/api/appointment/7/arrive', { identity: 'read_back', room_id: 2, version: 3 }]])
  })

  it('leaves the identity for later, and the chair open, when so chosen', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    await user.selectOptions(drawer.getByLabelText('Chair'), '')
    await user.click(drawer.getByRole('button', { name: 'Check in, ask later' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls[0]?.[1]).toEqual({ identity: 'later', room_id: null, version: 3 })
  })

  it('shows why it was refused, and stays open', async () => {
    const why = 'This patient is here already'
    const { user } = await show({
      'POST /api/appointment/7/arrive': refusal(409, why, { fields: { patient_id: why } }),
    })
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    await user.click(drawer.getByRole('button', { name: 'They match: check in' }))
    expect((await drawer.findByRole('alert')).textContent).toContain(why)
  })

  it('asks for what SATUSEHAT misses, and saves it in place', async () => {
    const put = vi.fn()
    const patient = patientFixture({
      id: 7,
      identification: 'not_available',
      identity_number: '',
      identity_reason: 'Tertinggal',
    })
    const { user } = await show({
      'GET /api/patient/7': success(patient),
      'PUT /api/patient/7': async (request) => {
        put(await request.json())
        return success({ ...patient, version: 2 })(request)
      },
    })
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    await user.selectOptions(await drawer.findByLabelText(/^Identification/, {}, patience), 'nik')
    await user.type(drawer.getByLabelText(/^Identity number/), '3171234567890123')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), patience)
    expect(put.mock.calls[0]?.[0]).toMatchObject({ identification: 'nik', identity_number: '3171234567890123' })
  })
})

describe('a child who checks in', () => {
  const child = patientFixture({ id: 7, date_of_birth: '2019-03-04' })

  it('comes with the guardian and the phone', async () => {
    const guardian = {
      guardian_name: 'Siti',
      guardian_relationship: 'mother',
      guardian_phone: '+6281298765432',
    } as const
    const { user } = await show({ 'GET /api/patient/7': success({ ...child, ...guardian }) })
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    expect(await drawer.findByText('Siti · Mother · \u2066+62 812-9876-5432\u2069', {}, patience)).toBeTruthy()
    expect(drawer.queryByText(/^Still missing/)).toBeNull()
  })

  it('is asked who decides where nobody is named', async () => {
    const put = vi.fn()
    const { user } = await show({
      'GET /api/patient/7': success(child),
      'PUT /api/patient/7': async (request) => {
        put(await request.json())
        return success({ ...child, guardian_name: 'Siti', version: 2 })(request)
      },
    })
    await user.click(await button(/^Check in Sulastri/))
    const drawer = await over()
    expect(await drawer.findByText(/^Still missing: Guardian's name$/, {}, patience)).toBeTruthy()
    await user.type(drawer.getByLabelText(/^Guardian's name/), 'Siti')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), patience)
    expect(put.mock.calls[0]?.[0]).toMatchObject({ guardian_name: 'Siti' })
  })
})

describe('a call', () => {
  it('goes to the chair of the visit', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Call Raden Ayu/))
    const dialog = await over()
    expect(await dialog.findByRole('option', { name: /^Melati/ })).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('To which chair?'), '2')
    await user.click(dialog.getByRole('button', { name: 'Call' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/2/call', { room_id: 2, version: 4 }]])
  })

  it('does not offer a chair another patient is called to, and names that patient', async () => {
    const { user } = await show()
    await user.click(await button(/^Call Raden Ayu/))
    const dialog = await over()
    const taken = await dialog.findByRole<HTMLOptionElement>('option', { name: /^Cempaka · called: / })
    expect(taken.disabled).toBe(true)
    expect(dialog.getByRole<HTMLOptionElement>('option', { name: 'To the desk' }).selected).toBe(true)
  })

  it('in vain puts back into the queue at once; the third time it is asked whether the patient has left', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Not there: /))
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([['/api/visit/3/requeue', { version: 5 }]]), patience)
  })

  it('the third time in vain asks whether the patient has left', async () => {
    const third = { ...called, call_attempts: 3 }
    const { user, sent } = await show({ 'GET /api/visit/board': success(boardFixture({ visits: [third] })) })
    await user.click(await button(/^Not there: /))
    const question = await over('alertdialog')
    expect(sent).not.toHaveBeenCalled()
    await user.click(question.getByRole('button', { name: 'Yes, left' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/3/leave', { end_reason: 'Did not answer 3 calls', version: 5 }]])
  })
})

describe('a visit that is open', () => {
  it('is undone with the version the appointment has by now', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Number 2,/))
    await user.click(await (await over()).findByRole('button', { name: 'Undo arrival' }))
    await user.click((await over('alertdialog')).getByRole('button', { name: 'Undo arrival' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/appointment/102/undo-arrival', { version: 9 }]])
  })

  it('ends with a reason only', async () => {
    const { user, sent } = await show()
    await user.click(await button(/^Number 2,/))
    await user.click(await (await over()).findByRole('button', { name: 'Patient left' }))
    await screen.findByLabelText(/^Why/, {}, patience)
    const dialog = await over()
    await user.click(dialog.getByRole('button', { name: 'Patient left' }))
    expect(dialog.getByText('Say why')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText(/^Why/), 'Tidak bisa menunggu')
    await user.click(dialog.getByRole('button', { name: 'Patient left' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/2/leave', { end_reason: 'Tidak bisa menunggu', version: 4 }]])
  })
})

describe('a patient after treatment', () => {
  const treated = visitCardFixture({
    id: 11,
    state: 'finished',
    outcome: 'completed',
    version: 6,
    control: { on: '2026-12-04', reason: 'Kontrol tambalan' },
  })
  const board = success(boardFixture({ appointments: [], visits: [treated] }))

  it('is checked out with how it is billed and why, after the proposed control was seen', async () => {
    const { user, sent } = await show({ 'GET /api/visit/board': board })
    await user.click(await button(/^Check out /))
    // the invoice of the visit is looked for first
    expect(await screen.findByText(/proposes a control/, {}, patience)).toBeTruthy()
    const dialog = await over()
    expect(dialog.getByText('Kontrol tambalan')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Book the control' }).getAttribute('href')).toBe(
      `/clinic/dashboard/calendar?open=new&patient=${treated.patient.id}&with=${treated.doctor_id}&date=2026-12-04&at=2026-12-04`,
    )
    await user.click(dialog.getByRole('button', { name: 'Check out' }))
    expect(await dialog.findByText('Say why')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
    await user.click(dialog.getByLabelText('Nothing to bill'))
    await user.type(dialog.getByLabelText(/^Why/), 'Kontrol gratis')
    await user.click(dialog.getByRole('button', { name: 'Check out' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([
      ['/api/visit/11/check-out', { settlement: 'nothing_to_bill', reason: 'Kontrol gratis', version: 6 }],
    ])
  })

  it.each([
    ['as paid where the invoice is', 0, 'settled', /^Invoice INV\/KMG\/2026\/0042 is paid/],
    ['as to be paid later where something is owed', 765_000, 'debt_accepted', /765,000 of invoice/],
  ])('is checked out %s', async (_, owed, settlement, said) => {
    const invoice = invoiceCardFixture({ state: owed === 0 ? 'paid' : 'issued', owed })
    const { user, sent } = await show({
      'GET /api/visit/board': board,
      'GET /api/invoice': success(listOf([invoiceCardFixture({ id: 9, state: 'void', owed: 0 }), invoice])),
    })
    await user.click(await button(/^Check out /))
    expect(await screen.findByText(said, {}, patience)).toBeTruthy()
    const dialog = await over()
    expect(dialog.queryByLabelText(/^Why/)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Check out' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalled(), patience)
    expect(sent.mock.calls).toEqual([['/api/visit/11/check-out', { settlement, reason: '', version: 6 }]])
  })

  it('is asked about at once where the address says the step, with what is not handed out', async () => {
    const waiting = { id: 3, state: 'signed', medicines: ['Amoxicillin'] }
    const { user } = await show(
      {
        'GET /api/visit/board': board,
        'GET /api/invoice': success(listOf([invoiceCardFixture({ state: 'paid', owed: 0 })])),
        'GET /api/dispensing': success({ rows: [waiting, { ...waiting, id: 4, state: 'dispensed' }] }),
      },
      { path: '/clinic/dashboard/queue?visit=11&step=checkOut' },
    )
    await screen.findByText(/proposes a control/, {}, patience)
    const dialog = await over()
    expect(dialog.getAllByText(/not all is handed out$/).map(({ textContent }) => textContent)).toEqual([
      'Amoxicillin: not all is handed out',
    ])
    expect(dialog.getByText('The patient goes home without it.')).toBeTruthy()
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)
  })
})
