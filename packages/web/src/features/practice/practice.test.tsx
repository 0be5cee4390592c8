import type { Schema } from '@clinic/api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chartJournal } from '../../entities/charting/journal/chart-journal'
import { journalFixture, leaveOnDevice } from '../../entities/charting/journal/journal-fixture'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { boardFixture, visitCardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { measurementFixture, sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import Practices from './practices'
import StartPractice from './start-practice'

const ready = visitFixture({ id: 7, state: 'ready', doctor_id: 1, room_id: 1, version: 3 })
const treated = visitFixture({ ...ready, state: 'in_practice' })
const patience = { timeout: 10_000 }
const chart = odontogramFixture(['46 o car'])

async function show(replies: Record<string, Reply> = {}, { path, ...scene }: Scene = {}) {
  const sent = vi.fn()
  const noting =
    (reply: Reply): Reply =>
    async (request) => {
      sent(new URL(request.url).pathname, await request.clone().json())
      return reply(request)
    }
  let visit = replies['GET /api/visit/7'] ?? success(ready)
  const moved =
    (next: Schema<'Visit'>): Reply =>
    (request) => {
      visit = success(next)
      return visit(request)
    }
  const isList = path?.endsWith('/idental')
  const { app, unmount } = await renderScene(isList ? <Practices /> : <StartPractice />, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: path ?? '/doctor/idental/start-practice?visit=7',
    ...scene,
    replies: {
      'GET /api/visit/board': success(boardFixture({ visits: [visitCardFixture({ ...card(ready) })] })),
      'GET /api/room': success(
        listOf([
          { id: 1, name: 'Cempaka' },
          { id: 2, name: 'Melati' },
        ]),
      ),
      'GET /api/patient/7/odontogram': success(chart),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/patient/7/treatment-consent': success(listOf([])),
      'GET /api/patient/7/periodontal-chart': success([]),
      'GET /api/visit/7/vital-sign': success(sheetFixture()),
      'POST /api/visit/7/start-practice': noting(moved(treated)),
      'POST /api/visit/7/pause': noting(moved({ ...treated, state: 'paused' })),
      'POST /api/visit/7/odontogram': noting(success({ findings: [] })),
      ...Object.fromEntries(Object.entries(replies).map(([name, reply]) => [name, noted(name, reply)])),
      'GET /api/visit/7': (request) => visit(request),
    },
  })
  return { user: userEvent.setup(), app, sent, unmount }

  function noted(name: string, reply: Reply) {
    return name.startsWith('POST') ? noting(reply) : reply
  }
}
const card = ({ id, state, doctor_id, room_id }: Schema<'Visit'>) => ({ id, state, doctor_id, room_id })
const button = (name: string) => screen.findByRole('button', { name }, patience)

afterEach(() => dismissNotices())

describe('the list of practices', () => {
  it('leads a dentist to the own patients, and shows who is in treatment', async () => {
    await show({ 'GET /api/visit/board': success(boardFixture()) }, { path: '/doctor/idental' })
    const [first] = await within(await screen.findByRole('table', { name: 'My patients today' })).findAllByRole('link')
    expect(first?.getAttribute('href')).toBe('/doctor/idental/start-practice?visit=8')
    expect(within(screen.getByRole('table', { name: 'In treatment' })).getAllByText('drg. Bagus')).toHaveLength(1)
  })

  it('offers no practice to others than dentists', async () => {
    await show({}, { role: 'manager_clinic', path: '/clinic/idental/start-practice?visit=7' })
    expect(await screen.findByText(/Only a dentist starts a practice/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start practice' })).toBeNull()
  })
})

describe('starting a practice', () => {
  it('leads to the record of the patient', async () => {
    await show()
    const name = within(await screen.findByRole('heading', { level: 1, name: /Ready$/ }, patience))
    expect(name.getByRole('link').getAttribute('href')).toBe(`/doctor/patient/${ready.patient.id}`)
  })

  it('sends the planned chair, then shows the chart', async () => {
    const { user, sent } = await show()
    await user.click(await button('Start practice'))
    expect(sent.mock.calls).toEqual([['/api/visit/7/start-practice', { room_id: 1, takeover_reason: '', version: 3 }]])
    expect(await screen.findByRole('listbox', { name: /Chart of teeth/ }, patience)).toBeTruthy()
    // what was pressed is gone; the dentist goes on typing
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Typed line')), patience)
  })

  it('needs a reason for the patient of another dentist', async () => {
    const { user, sent } = await show({
      'GET /api/visit/7': success({ ...ready, doctor_id: 2, doctor_name: 'drg. B' }),
    })
    await user.click(await button('Start practice'))
    expect(await screen.findByText('Enter why you take over this patient')).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/Reason for taking over/), 'Dokter sakit')
    await user.click(await button('Start practice'))
    expect(sent.mock.calls).toEqual([
      ['/api/visit/7/start-practice', { room_id: 1, takeover_reason: 'Dokter sakit', version: 3 }],
    ])
  })

  it('needs a chair', async () => {
    const { user, sent } = await show({ 'GET /api/visit/7': success({ ...ready, room_id: null, room_name: null }) })
    await user.click(await button('Start practice'))
    expect(await screen.findByText('Choose a room', { selector: 'p, span, div' })).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('room_id')
    expect(sent).not.toHaveBeenCalled()
  })

  it('waits until a dangerous measurement is acknowledged', async () => {
    const vital_sign = { state: 'recorded', level: 'hard_alert', is_acknowledged: false } as const
    const measurements = [measurementFixture({ systolic: 190, diastolic: 120, level: 'hard_alert' })]
    await show({
      'GET /api/visit/7': success({ ...ready, vital_sign }),
      'GET /api/visit/7/vital-sign': success(sheetFixture({ state: 'ready', vital_sign, measurements })),
    })
    expect(await screen.findByText(/Mark the dangerous vital signs above as seen/)).toBeTruthy()
    expect((await button('Start practice')).matches(':disabled')).toBe(true)
    expect(await screen.findByText(/190\/120/)).toBeTruthy()
  })

  it('waits while the dentist treats another patient', async () => {
    const other = visitCardFixture({ id: 9, state: 'in_practice', doctor_id: 1, room_id: 2 })
    await show({ 'GET /api/visit/board': success(boardFixture({ visits: [other] })) })
    expect(await screen.findByText(/You are treating another patient/)).toBeTruthy()
    expect((await button('Start practice')).matches(':disabled')).toBe(true)
  })

  it('shows why it was refused', async () => {
    const { user } = await show({
      'POST /api/visit/7/start-practice': refusal(409, 'Another patient is treated in this room.', {
        fields: { room_id: 'Another patient is treated in this room' },
      }),
    })
    await user.click(await button('Start practice'))
    expect(await screen.findAllByText(/Another patient is treated in this room/)).not.toHaveLength(0)
  })

  it.each([
    ['waiting', /has not been called yet/],
    ['in_vitals', /are being measured/],
    ['left', /without treatment/],
  ] as const)('is not offered for a patient who is %s', async (state, sentence) => {
    await show({ 'GET /api/visit/7': success({ ...ready, state }) })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start practice' })).toBeNull()
  })
})

describe('the chart in treatment', () => {
  const line = () => screen.findByRole('textbox', { name: 'Typed line' }, patience)

  it('sends each entry with its key, in the order in which they were typed', async () => {
    const { user, sent } = await show({ 'GET /api/visit/7': success(treated) })
    await user.type(await line(), '36 o amf{Enter}37 mis karies{Enter}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
    const bodies = sent.mock.calls.map(([, body]) => body)
    expect(bodies).toMatchObject([
      { mode: 'found', teeth: ['36'], items: [{ code: 'amf', surfaces: ['o'] }], cause: null, seen: 1, reason: null },
      { mode: 'found', teeth: ['37'], items: [{ code: 'mis', surfaces: [] }], cause: 'caries' },
    ])
    expect(new Set(bodies.map(({ key }) => key)).size).toBe(2)
  })

  it('gives each entry of one line a key of its own', async () => {
    const { user, sent } = await show({ 'GET /api/visit/7': success(treated) })
    await user.type(await line(), '+46 rct; +46 poc{Enter}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
    const keys = sent.mock.calls.map(([, { key }]) => key)
    expect(new Set(keys).size).toBe(2)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })

  it('sends an undo with the keys of the rows it takes back', async () => {
    const { user, sent } = await show({ 'GET /api/visit/7': success(treated) })
    await user.type(await line(), '14-16 pob karies{Enter}')
    await user.keyboard('{Control>}z{/Control}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
    const [[, entered], [, undone]] = sent.mock.calls as [[string, { key: string }], [string, object]]
    const retracts = [`${entered.key}/000`, `${entered.key}/001`]
    expect(undone).toMatchObject({ mode: 'error', teeth: ['16', '15', '14'], retracts })
  })

  it('shows the sentence of a refusal at the entry, and goes on with the next', async () => {
    let count = 0
    const { user, sent } = await show({
      'GET /api/visit/7': success(treated),
      'POST /api/visit/7/odontogram': (request) => {
        count += 1
        return count === 1 ? refusal(422, 'The chart does not take this.')(request) : success({ findings: [] })(request)
      },
    })
    await user.type(await line(), '36 o amf{Enter}37 o amf{Enter}')
    expect(await screen.findByText(/The chart does not take this/, {}, patience)).toBeTruthy()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
  })

  it('sends an entry again until a reply comes, with the same key', async () => {
    let count = 0
    const { user, sent } = await show({
      'GET /api/visit/7': success(treated),
      'POST /api/visit/7/odontogram': (request) => {
        count += 1
        if (count === 1) throw new TypeError('Failed to fetch')
        return success({ findings: [] })(request)
      },
    })
    await user.type(await line(), '36 o amf{Enter}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
    expect(new Set(sent.mock.calls.map(([, { key }]) => key)).size).toBe(1)
  })

  it('sends what was typed last also when another page is opened', async () => {
    let reply = () => {}
    const replied = new Promise<void>((resolve) => {
      reply = resolve
    })
    const { user, sent, unmount } = await show({
      'GET /api/visit/7': success(treated),
      'POST /api/visit/7/odontogram': async (request) => {
        await replied
        return success({ findings: [] })(request)
      },
    })
    await user.type(await line(), '36 o amf{Enter}37 o amf{Enter}')
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1), patience)
    unmount()
    reply()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), patience)
  })

  it('sends what this device tells of later than the chart opens', async () => {
    let isLost = true
    const { user, app, sent } = await show({
      'GET /api/visit/7': success(treated),
      'POST /api/visit/7/odontogram': (request) => {
        if (isLost) throw new TypeError('Failed to fetch')
        return success({ findings: [] })(request)
      },
    })
    await line()
    const [late] = journalFixture(['47 o amf'])
    if (late) await leaveOnDevice(app.drafts, [late])
    const journal = chartJournal(app)
    await journal.load()
    await user.type(await line(), '36 o amf{Enter}')
    isLost = false
    journal.sendNow()
    const taken = () => journal.snapshot().entries.flatMap(({ commit, state }) => (state === 'sent' ? commit.line : []))
    await vi.waitFor(() => expect(taken()).toEqual(['47 o amf', '36 o amf']), patience)
    expect(sent.mock.lastCall?.[1]).toMatchObject({ teeth: ['36'] })
  })

  it('is only read by another dentist', async () => {
    await show({ 'GET /api/visit/7': success({ ...treated, doctor_id: 2 }) })
    expect(await screen.findByRole('region', { name: /Chart of teeth/ }, patience)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Typed line' })).toBeNull()
  })

  it('is not drawn when it cannot be loaded', async () => {
    await show({
      'GET /api/visit/7': success(treated),
      'GET /api/patient/7/odontogram': refusal(503, 'The database does not answer.'),
    })
    expect(await screen.findByText(/The database does not answer/, {}, patience)).toBeTruthy()
    expect(screen.queryByRole('listbox', { name: /Chart of teeth/ })).toBeNull()
  })

  it('is paused', async () => {
    const { user, sent } = await show({ 'GET /api/visit/7': success(treated) })
    await user.click(await button('Pause'))
    expect(sent.mock.calls).toEqual([['/api/visit/7/pause', { version: 3 }]])
    expect(await button('Resume')).toBeTruthy()
  })
})
