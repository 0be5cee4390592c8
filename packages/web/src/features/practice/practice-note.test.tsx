import type { Schema } from '@clinic/api'
import type { TypedLine } from '@clinic/core/odontogram'
import '@clinic/core/terminology'
import { noteContentFixture, noteProcedureFixture } from '@clinic/core/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addendumFixture,
  noteFixture,
  performersFixture,
  serviceFixture,
  servicesFixture,
  signedNoteFixture,
} from '../../entities/note/note-fixture'
import type { Note } from '../../entities/note/note-query'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { draftFixture, factsFixture, medicineFixture } from '../../entities/prescription/prescription-fixture'
import type { Prescription } from '../../entities/prescription/prescription-query'
import { boardFixture, visitCardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import './practice-desk'
import './practice-note'
import './practice-prescription'
import StartPractice from './start-practice'

const patience = { timeout: 10_000 }
const treated = visitFixture({ id: 7, state: 'in_practice', doctor_id: 1, room_id: 1, version: 3 })
const finished = visitFixture({ ...treated, state: 'finished', outcome: 'completed', version: 4 })

/** What the procedure of a note leaves in the chart, charted in the visit. */
const filled: readonly TypedLine[] = [{ line: '!46 o cof', visit: '7' }]

interface Shown {
  visit?: Schema<'Visit'>
  notes?: Note[]
  prescriptions?: Prescription[]
  replies?: Record<string, Reply>
  board?: Schema<'VisitCard'>[]
  chart?: readonly TypedLine[]
}

/** The desk of a dentist, and a server that keeps what it is sent. */
async function show({
  visit = treated,
  notes = [],
  prescriptions = [],
  board,
  replies = {},
  chart = filled,
}: Shown = {}) {
  const sent = vi.fn()
  let stored = visit
  let written = notes
  const noting =
    (reply: Reply): Reply =>
    async (request) => {
      if (request.method !== 'GET')
        sent(`${request.method} ${new URL(request.url).pathname}`, await request.clone().json())
      return reply(request)
    }
  const keep: Reply = async (request) => {
    const { content, version }: Schema<'NoteDraft'> = await request.clone().json()
    const note = noteFixture({ content, version: version + 1 })
    written = [...written.filter(({ state }) => state === 'signed'), note]
    return success(note)(request)
  }
  const moved =
    (next: Schema<'Visit'>, then: (notes: Note[]) => Note[]): Reply =>
    (request) => {
      stored = next
      written = then(written)
      return success(next)(request)
    }
  const own: Record<string, Reply> = {
    'PUT /api/visit/7/note': keep,
    'POST /api/visit/7/finish': moved(finished, (drafts) =>
      drafts.map(({ content }) => signedNoteFixture({ content })),
    ),
    'POST /api/visit/7/discontinue': moved({ ...finished, outcome: 'discontinued' }, () => []),
    'POST /api/visit/7/reopen': moved({ ...treated, version: 5 }, (signed) => signed),
    'POST /api/note/5/addendum': (request) => {
      written = written.map((note) => ({ ...note, addenda: [addendumFixture()] }))
      return success(written[0])(request)
    },
    ...replies,
  }
  const { app, unmount } = await renderScene(<StartPractice />, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      'GET /api/visit/board': success(boardFixture(board && { visits: board })),
      'GET /api/room': success(listOf([])),
      'GET /api/patient/7/odontogram': success(odontogramFixture(chart)),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/visit/7/vital-sign': success(sheetFixture()),
      'GET /api/product': success(listOf([serviceFixture()])),
      ...Object.fromEntries(servicesFixture.map((row) => [`GET /api/product/${row.id}`, success(row)])),
      'GET /api/product/1': success(serviceFixture()),
      'GET /api/note/performer': success(performersFixture),
      'POST /api/visit/7/odontogram': () => new Promise(() => {}),
      ...Object.fromEntries(Object.entries(own).map(([name, reply]) => [name, noting(reply)])),
      'GET /api/visit/7': (request) => success(stored)(request),
      'GET /api/visit/7/prescription': prescribed(...prescriptions),
      'GET /api/company-medicine/1': success(medicineFixture()),
      'GET /api/visit/7/note': (request) =>
        success({ visit_id: 7, patient: treated.patient, notes: written } satisfies Schema<'VisitNote'>)(request),
    },
  })
  const saves = () => sent.mock.calls.flatMap(([call, body]) => (call.startsWith('PUT') ? [body] : []))
  return { app, unmount, user: userEvent.setup(), sent, saves }
}

const prescribed = (...prescriptions: Prescription[]) =>
  success({
    visit_id: 7,
    patient: treated.patient,
    facts: factsFixture,
    prescriptions,
  } satisfies Schema<'VisitPrescription'>)
const complaint = () => screen.findByLabelText(/^Chief complaint/, {}, patience)
const button = (name: string) => screen.findByRole('button', { name }, patience)
const storing = (text: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole('region', { name: 'Finish the visit' }).textContent).toMatch(text), patience)
const press = (code: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: true, bubbles: true }))
  })

afterEach(() => dismissNotices())

describe('the note while it is written', () => {
  it('is stored when the hands rest, and goes on from the stored version', async () => {
    const { user, saves } = await show({ notes: [noteFixture({ version: 3 })] })
    await user.type(await complaint(), ' sejak kemarin')
    await storing(/Not stored yet/)
    await storing(/^((?!Not).)*Stored/)
    expect(saves()).toMatchObject([
      { version: 3, content: { subjective: { chief_complaint: 'Ngilu gigi kanan bawah sejak kemarin' } } },
    ])
  })

  it('keeps the text of a failed save, says so, and sends it again', async () => {
    let fails = true
    const { user, saves } = await show({
      replies: {
        'PUT /api/visit/7/note': (request) =>
          (fails ? refusal(403, 'Your session has ended.') : success(noteFixture({ version: 1 })))(request),
      },
    })
    await user.type(await complaint(), 'Ngilu')
    await storing(/Not stored: Your session has ended\. The text is kept\./)
    expect(await complaint()).toHaveProperty('value', 'Ngilu')
    fails = false
    await user.click(await button('Try again'))
    await storing(/^((?!Not).)*Stored/)
    expect(saves()).toHaveLength(2)
  })

  it('is on this device until the server has it, and comes back when the page is opened anew', async () => {
    const { app, user, unmount } = await show({
      replies: { 'PUT /api/visit/7/note': refusal(403, 'Your session has ended.') },
    })
    await user.type(await complaint(), 'Ngilu')
    await storing(/Not stored: /)
    unmount()
    expect(await app.drafts.read('visit-note-7')).toMatchObject({
      version: 0,
      content: { subjective: { chief_complaint: 'Ngilu' } },
    })
  })

  it('shows both texts when another window stored one, and overwrites it only when that is chosen', async () => {
    let isTaken = true
    const { user, saves } = await show({
      replies: {
        'PUT /api/visit/7/note': async (request) => {
          const { content, version } = await request.clone().json()
          if (!isTaken) return success(noteFixture({ content, version: version + 1 }))(request)
          isTaken = false
          return refusal(409, 'Somebody was faster.', { current: noteFixture({ version: 8 }) })(request)
        },
      },
    })
    await user.type(await complaint(), 'Gusi berdarah')
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    expect(dialog.getByText('Gusi berdarah')).toBeTruthy()
    expect(dialog.getByText('Ngilu gigi kanan bawah')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await vi.waitFor(() => expect(saves()).toHaveLength(2), patience)
    expect(saves()[1]).toMatchObject({ version: 8, content: { subjective: { chief_complaint: 'Gusi berdarah' } } })
  })

  it('leads from the search for a diagnosis to its tooth, and back to the search', async () => {
    const { user } = await show()
    const search = await screen.findByRole('combobox', { name: /^Add a diagnosis/ }, patience)
    await user.type(search, 'K08')
    await user.click(await screen.findByRole('option', { name: /K08\.3/ }, patience))
    const row = within(await screen.findByRole('listitem', { name: /^K08\.3/ }, patience))
    await vi.waitFor(() => expect(document.activeElement).toBe(row.getByLabelText('Tooth')), patience)
    await user.keyboard('99')
    expect(await screen.findByText('There is no such tooth')).toBeTruthy()
    await user.keyboard('{Backspace}{Backspace}46{Enter}')
    expect(document.activeElement?.getAttribute('name')).toBe('diagnoses')
    expect(row.getByLabelText('Primary or secondary')).toHaveProperty('value', 'primary')
  })

  it('takes only surfaces that the tooth has, by their letters', async () => {
    const { user, saves } = await show({ chart: [] })
    await user.type(await screen.findByRole('combobox', { name: 'Add a procedure' }, patience), 'tambal')
    await user.click(await screen.findByRole('option', { name: /Composite filling/ }, patience))
    const row = within(await screen.findByRole('listitem', { name: 'Composite filling' }, patience))
    await vi.waitFor(() => expect(document.activeElement).toBe(row.getByLabelText(/^Tooth/)), patience)
    await user.keyboard('11{Enter}mob')
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ tooth: '11', surfaces: ['m', 'v'] }]),
      patience,
    )
  })

  it('writes a snippet for a slash and the beginning of its word', async () => {
    const { user } = await show()
    const box = await complaint()
    await user.type(box, '/contr')
    expect(await screen.findByRole('listbox', { name: 'Snippets' })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(box).toHaveProperty('value', 'Control after treatment, no complaint.')
  })

  it('is reached by Alt and the letter of a part, also from a field', async () => {
    await show()
    const box = await complaint()
    await press('KeyA')
    expect(document.activeElement?.getAttribute('name')).toBe('diagnoses')
    await press('KeyS')
    expect(document.activeElement).toBe(box)
    await press('KeyC')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Typed line')
  })
})

describe('a procedure', () => {
  const performed = (...procedures: Partial<Schema<'NoteProcedure'>>[]) =>
    noteFixture({
      content: noteContentFixture({
        procedures: procedures.map((row, index) => noteProcedureFixture({ id: index + 1, surfaces: [], ...row })),
      }),
    })
  const entries = () => within(screen.getByRole('region', { name: 'Entries' }))
  const rowOf = async (name: string) => within(await screen.findByRole('listitem', { name }, patience))

  it('is entered in the chart by one press, and then says that it is there', async () => {
    const { user } = await show({ notes: [performed({ surfaces: ['o'] })], chart: ['46 o car'] })
    const row = await rowOf('Composite filling')
    const enter = await row.findByRole(
      'button',
      { name: /^Enter in the chart: Done here today · 46: Composite filling.*replaces Caries/ },
      patience,
    )
    expect(row.getByText('!46 o cof')).toBeTruthy()
    await user.click(enter)
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(entries().getByText('!46 o cof')).toBeTruthy()
    expect(document.activeElement?.getAttribute('name')).toBe('procedures')
  })

  it('is entered by keys from any field, and keeps the focus there', async () => {
    await show({ notes: [performed({ surfaces: ['o'] })], chart: [] })
    const row = await rowOf('Composite filling')
    await row.findByText('!46 o cof', {}, patience)
    const remark = row.getByLabelText('Remark')
    remark.focus()
    await press('KeyG')
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(document.activeElement).toBe(remark)
  })

  it('that the dentist charted in the visit is not proposed again, also when it is changed to more surfaces', async () => {
    const { user } = await show({ notes: [performed({ surfaces: ['o'] })] })
    const row = await rowOf('Composite filling')
    expect(await row.findByText('In the chart', {}, patience)).toBeTruthy()
    expect(row.queryByRole('button', { name: /^Enter in the chart/ })).toBeNull()
    await user.type(row.getByLabelText(/^Surfaces/), 'm')
    expect(await row.findByText('!46 mo cof')).toBeTruthy()
  })

  it('asks in its row why a tooth is lost, and leaves it at that', async () => {
    const { user } = await show({ notes: [performed({ product_id: 3, tooth: '38' })], chart: [] })
    const row = await rowOf('Extraction of a permanent tooth')
    const enter = () => row.findByRole('button', { name: /^Enter in the chart/ }, patience)
    await user.click(await enter())
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(await enter())
    await user.keyboard('{Enter}2')
    expect(await row.findByText('In the chart')).toBeTruthy()
    expect(entries().getByText('!38 mis perio')).toBeTruthy()
  })

  it('that the chart does not take says why, and leaves a reason in the note', async () => {
    const { user, saves } = await show({ notes: [performed({ product_id: 4, tooth: '26' })], chart: ['26 mis karies'] })
    const row = await rowOf('Root canal treatment')
    expect(await row.findByText(/^The chart does not take !26 rct: /, {}, patience)).toBeTruthy()
    await user.click(await button('Sign and finish'))
    await user.click(await button('Root canal treatment: not in the chart yet'))
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Not in the chart…' }))
    await user.keyboard('{Enter}')
    await user.type(row.getByLabelText(/^Not in the chart because/), 'Akar tertinggal')
    expect(screen.queryByRole('button', { name: /not in the chart yet$/ })).toBeNull()
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ not_charted: 'Akar tertinggal' }]),
      patience,
    )
  })

  it('over several teeth begins the typed line', async () => {
    const bridge = serviceFixture({ scope: 'tooth', odontogram_code: 'pob' })
    const { user } = await show({
      notes: [performed({ tooth: '14' })],
      chart: [],
      replies: { 'GET /api/product/1': success(bridge) },
    })
    await user.click(await button('Type it in the chart'))
    expect(document.activeElement).toHaveProperty('value', '!14')
    await user.keyboard('-16 pob karies{Enter}')
    expect(await (await rowOf('Composite filling')).findByText('In the chart')).toBeTruthy()
  })

  it('is taken from what the chart plans, and no longer offered then', async () => {
    const { user } = await show({
      chart: ['+46 rct'],
      replies: { 'GET /api/product': success(listOf(servicesFixture.slice(3))) },
    })
    await user.click(await button('Do what is planned: 46 rct, Root canal treatment'))
    const row = await rowOf('Root canal treatment')
    expect(row.getByLabelText(/^Tooth/)).toHaveProperty('value', '46')
    expect(screen.queryByRole('button', { name: /^Do what is planned/ })).toBeNull()
    expect(await row.findByRole('button', { name: /^Enter in the chart: .*replaces/ }, patience)).toBeTruthy()
  })

  it('of which several services do what is planned is chosen; where none does, that is said', async () => {
    let found = servicesFixture.slice(2)
    const { user } = await show({
      chart: ['+46 rct'],
      replies: { 'GET /api/product': (request) => success(listOf(found))(request) },
    })
    const planned = await button('Do what is planned: 46 rct, Root canal treatment')
    found = []
    await user.click(planned)
    expect(await screen.findByText(/^No service leaves this in the chart/)).toBeTruthy()
    found = servicesFixture.slice(2)
    await user.click(planned)
    await user.click(await button('Root canal treatment'))
    expect((await rowOf('Root canal treatment')).getByLabelText(/^Tooth/)).toHaveProperty('value', '46')
  })

  it('has the dentist and the assistant of the visit unless others are chosen', async () => {
    const { user, saves } = await show({ notes: [performed({ surfaces: ['o'] })] })
    const row = await rowOf('Composite filling')
    await row.findByRole('option', { name: 'Yuni Kartika' }, patience)
    await user.selectOptions(row.getByLabelText('Assistant'), 'Yuni Kartika')
    await user.selectOptions(row.getByLabelText('Dentist'), 'drg. Bagus Prakoso')
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ doctor_id: 2, staff_id: 4 }]),
      patience,
    )
  })

  it('shows the ICD-9-CM code of its service, and lets it be chosen where the service has none', async () => {
    const { user, saves } = await show({ notes: [performed({ surfaces: ['o'] }, { product_id: 4, tooth: '36' })] })
    const filling = await rowOf('Composite filling')
    expect(filling.getByText(/ICD-9-CM 23\.2$/)).toBeTruthy()
    expect(filling.queryByLabelText('ICD-9-CM')).toBeNull()
    const search = await (await rowOf('Root canal treatment')).findByLabelText('ICD-9-CM', {}, patience)
    await user.click(search)
    await user.click(await screen.findByRole('option', { name: /^23\.71/ }, patience))
    await vi.waitFor(() => expect(saves().at(-1)?.content.procedures[1]).toMatchObject({ icd9cm: '23.71' }), patience)
  })
})

describe('the end of a visit', () => {
  it('is not offered while something is missing: what is missing leads to its field', async () => {
    const { user, sent } = await show()
    await complaint()
    await user.click(await button('Sign and finish'))
    const problem = await button('Chief complaint missing')
    expect(document.activeElement).toBe(problem)
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await complaint())
    expect(sent.mock.calls.filter(([call]) => call.includes('finish'))).toEqual([])
  })

  it('is not offered while a prescription is not signed: the bar leads to its signature', async () => {
    const { user } = await show({ notes: [noteFixture({ version: 3 })], prescriptions: [draftFixture()] })
    await complaint()
    await button('Sign the prescription')
    await user.click(await button('Sign and finish'))
    expect(document.activeElement).toBe(await button('Sign the prescription or remove its lines'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await button('Sign the prescription'))
    await press('KeyR')
    expect(document.activeElement?.getAttribute('name')).toBe('lines.dose')
  })

  it('signs what is stored, and shows it with its signature', async () => {
    const { user, sent } = await show({ notes: [noteFixture({ version: 3 })] })
    await user.type(await complaint(), '!')
    await user.click(await button('Sign and finish'))
    await user.click(await button('Sign and finish now'))
    expect(
      await screen.findByText(/Signed by drg\. Ratna Dewi, Sp\.KG, SIP 503\/SIP\/2026\/014/, {}, patience),
    ).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual(['POST /api/visit/7/finish', { note_version: 4, version: 3 }])
    expect(screen.getByText('Hash 9f86d081')).toBeTruthy()
    expect(screen.queryByLabelText(/^Chief complaint/)).toBeNull()
  })

  it('shows the sentence of a server that knows more, and stays open', async () => {
    const { user } = await show({
      notes: [noteFixture()],
      replies: { 'POST /api/visit/7/finish': refusal(422, 'Your licence (SIP) has ended.') },
    })
    await complaint()
    await user.click(await button('Sign and finish'))
    await user.click(await button('Sign and finish now'))
    expect(await screen.findByText('Your licence (SIP) has ended.', {}, patience)).toBeTruthy()
  })

  it('is discontinued with a reason', async () => {
    const { user, sent } = await show()
    await complaint()
    await user.click(await button('Discontinue'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Why/), 'Pasien pusing')
    await user.click(dialog.getByRole('button', { name: 'Discontinue the treatment' }))
    expect(await screen.findByText('Nothing is written about this visit.', {}, patience)).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual([
      'POST /api/visit/7/discontinue',
      { note_version: 0, version: 3, reason: 'Pasien pusing' },
    ])
  })
})

describe('a finished visit', () => {
  it('leads to the next patient of the dentist', async () => {
    const next = visitCardFixture({ id: 9, state: 'ready', doctor_id: 1 })
    await show({ visit: finished, notes: [signedNoteFixture()], board: [next] })
    const link = await screen.findByRole('link', { name: /^Next patient: / }, patience)
    expect(link.getAttribute('href')).toBe('/doctor/idental/start-practice?visit=9')
  })

  it('says when its text is not what was signed', async () => {
    await show({ visit: finished, notes: [signedNoteFixture({ is_intact: false })] })
    expect(await screen.findByText('This text is not what was signed', {}, patience)).toBeTruthy()
  })

  it('is added to, and keeps what is signed', async () => {
    const { user, sent } = await show({ visit: finished, notes: [signedNoteFixture()] })
    await user.click(await button('Add an addendum'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Addendum/), 'Pasien menelepon')
    await user.click(dialog.getByRole('button', { name: 'Sign the addendum' }))
    expect(await screen.findByText(/Pasien menelepon sore hari/, {}, patience)).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual(['POST /api/note/5/addendum', { text: 'Pasien menelepon' }])
  })

  it('is not added to by another dentist', async () => {
    await show({ visit: { ...finished, doctor_id: 2 }, notes: [signedNoteFixture({ doctor_id: 2 })] })
    expect(await screen.findByText(/Signed by/, {}, patience)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an addendum' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull()
  })

  it('is reopened with a reason: the signed note stays, and a new one is begun', async () => {
    const { user } = await show({ visit: finished, notes: [signedNoteFixture()] })
    await user.click(await button('Reopen'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.type(dialog.getByLabelText(/^Why/), 'Tambalan lepas')
    await user.click(dialog.getByRole('button', { name: 'Reopen the visit' }))
    expect(await complaint()).toHaveProperty('value', '')
    expect(screen.getByText(/Signed by/)).toBeTruthy()
  })
})
