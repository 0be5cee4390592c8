import { rejectionOfReply } from '@clinic/core/satu-sehat'
import { informationFixture } from '@clinic/core/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import {
  rejectedVisitFixture,
  satuSehatSteps,
  satuSehatVisitFixture,
  unreadyVisitFixture,
  unwritableVisitFixture,
} from '../../entities/satu-sehat/satu-sehat-fixture'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import { visitDetailFixture } from './visit-detail-fixture'
import VisitPage from './visit-page'

const patience = { timeout: 10_000 }
const excluded = satuSehatVisitFixture({
  state: 'out_of_scope',
  steps: satuSehatSteps('out_of_scope'),
  reason: 'other',
  note: 'Pasien menolak',
  version: 4,
})

/** Opens the page of a visit, and collects what is sent about it. */
async function open(visit: SatuSehatVisit, answer: Reply = success(visitDetailFixture(excluded)), scene: Scene = {}) {
  const sent = vi.fn()
  let stored = visit
  const change: Reply = async (request) => {
    sent(new URL(request.url).pathname, await request.clone().json())
    const reply = await answer(request)
    if (reply.ok) stored = excluded
    return reply
  }
  const reads = vi.fn<Reply>((request) => success(visitDetailFixture(stored))(request))
  const preview = vi.fn(success({ resources: [{ step: 'condition', key: 'Condition/3-7-D1', json: '{ "a": 1 }' }] }))
  await renderScene(<Route path="/clinic/satu-sehat/visit/:id" component={VisitPage} />, {
    role: 'manager_clinic',
    path: '/clinic/satu-sehat/visit/7',
    ...scene,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/satu-sehat/visit/7': reads,
      'GET /api/satu-sehat/visit/7/preview': preview,
      'POST /api/satu-sehat/visit/7/exclude': change,
      'POST /api/satu-sehat/visit/7/send-again': change,
      ...scene.replies,
    },
  })
  return { user: userEvent.setup(), sent, reads, preview }
}

const press = (name: string) => screen.findByRole('button', { name }, patience)

it('says that a visit could not be written down, with the reference for support, and offers to send it again', async () => {
  await open(unwritableVisitFixture())
  await screen.findByText(/fault of the program, not yours: tell support the reference number 9F3A07C1/, {}, patience)
  await press('Send again')
})

it('is not sent once another reason has its words', async () => {
  const { user, sent } = await open(unreadyVisitFixture())
  await user.click(await press('Do not send'))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  const confirm = dialog.getByRole('button', { name: 'Do not send' })
  await user.click(confirm)
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'other')
  await user.click(confirm)
  expect(dialog.getByText('Say why').textContent).toBe('Say why')
  expect(sent).not.toHaveBeenCalled()
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), ' Pasien menolak ')
  await user.click(confirm)
  await press('Send after all')
  screen.getByText('Pasien menolak')
  const body = { reason: 'other', note: 'Pasien menolak', version: 3 }
  expect(sent.mock.calls).toEqual([['/api/satu-sehat/visit/7/exclude', body]])
})

it('keeps what was typed when somebody else changed the visit meanwhile, and reads it again', async () => {
  const { user, reads } = await open(unreadyVisitFixture(), refusal(409, 'The visit has changed meanwhile.'))
  await user.click(await press('Do not send'))
  const dialog = within(await screen.findByRole('dialog', {}, patience))
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Reason/ }), 'other')
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Menolak')
  await user.click(dialog.getByRole('button', { name: 'Do not send' }))
  await dialog.findByText('The visit has changed meanwhile.', {}, patience)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value).toBe('Menolak')
  expect(reads).toHaveBeenCalledTimes(2)
})

it('lets the front office send a rejected visit again, and not leave it out', async () => {
  const { user, sent } = await open(rejectedVisitFixture(), undefined, { role: 'front_office_clinic' })
  await screen.findByText(/^Dentist: SATUSEHAT does not know the ICD-10 code/, {}, patience)
  await user.click(await press('Send again'))
  expect(screen.queryByRole('button', { name: 'Do not send' })).toBeNull()
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  await screen.findByText('Another reason', {}, patience)
  expect(sent.mock.calls).toEqual([['/api/satu-sehat/visit/7/send-again', { version: 3 }]])
})

it('links what is missing to where it is entered', async () => {
  await open(unreadyVisitFixture())
  const nik = await screen.findByRole('link', { name: 'Patient: enter the identity number (NIK)' }, patience)
  expect(nik.getAttribute('href')).toBe(
    `/clinic/patient/${unreadyVisitFixture().patient.id}/edit?field=identity_number`,
  )
  const kfa = screen.getByRole('link', { name: 'Medicine: enter the KFA code' })
  expect(kfa.getAttribute('href')).toBe('/clinic/company-medicine/31?field=kfa_code')
})

it('links a patient who was not accepted to the NIK, for the front office', async () => {
  const reply = { step: 'patient', rule: null, http_status: 400 } as const
  const rejection = { ...reply, ...rejectionOfReply(reply), message: 'The NIK does not fit', reference: null }
  await open(rejectedVisitFixture({ rejection }))
  const task = await screen.findByRole('link', { name: /^Front office: .*compare NIK/ }, patience)
  expect(task.getAttribute('href')).toMatch(/\/edit\?field=identity_number$/)
})

it('reads the preview when it is opened, not before', async () => {
  const { user, preview } = await open(satuSehatVisitFixture())
  const title = await screen.findByText('What would be sent now', {}, patience)
  expect(preview).not.toHaveBeenCalled()
  await user.click(title)
  await screen.findByText('{ "a": 1 }', {}, patience)
  expect(preview).toHaveBeenCalledOnce()
})

it('says in the preview why a visit cannot be written down', async () => {
  const words = 'This visit cannot be written down for SATUSEHAT.'
  const replies = { 'GET /api/satu-sehat/visit/7/preview': refusal(422, words) }
  const { user } = await open(unwritableVisitFixture(), undefined, { replies })
  await user.click(await screen.findByText('What would be sent now', {}, patience))
  await screen.findByText(words, {}, patience)
})

describe('the comparison with SATUSEHAT', () => {
  const address = 'GET /api/satu-sehat/visit/7/comparison'

  /** Opens the diagnoses. */
  async function compare(reply: Reply, language: Scene['language'] = 'en') {
    const asked = vi.fn<Reply>(reply)
    const { user } = await open(satuSehatVisitFixture(), undefined, { language, replies: { [address]: asked } })
    const summaryOf = async (name: RegExp) => {
      const found = await screen.findAllByText(name, {}, patience)
      const summary = found.map((each) => each.closest('summary')).find((each) => each !== null)
      if (!summary) throw new Error(`${name} does not open`)
      return summary
    }
    await user.click(await summaryOf(/^(Compare with|Bandingkan dengan) SATUSEHAT$/))
    expect(asked).not.toHaveBeenCalled()
    await user.click(await summaryOf(/^Diagnos[ie]s$/))
    return { user, asked }
  }
  const condition = { key: 'Condition/3-7-D1', remote_id: 'C1' }
  const coded = { path: 'code.coding[0].code', ours: 'K02.1', theirs: 'K02.9' }
  const noted = { path: 'note[0].text', ours: 'Gigi 46', theirs: null }

  it('asks for a step when it is opened, and shows each value that differs', async () => {
    const differences = [coded, noted]
    const { asked } = await compare(success({ resources: [{ ...condition, state: 'different', differences }] }))
    const table = within(await screen.findByRole('table', { name: 'Differences: Condition/3-7-D1' }, patience))
    const cells = table.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent))
    expect(cells).toEqual([
      ['Field', 'Ours', 'SATUSEHAT'],
      ['code.coding[0].code', 'K02.1', 'K02.9'],
      ['note[0].text', 'Gigi 46', 'Not there'],
    ])
    expect(asked.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual(['?step=condition'])
  })

  it.each([
    { state: 'same', en: 'SATUSEHAT has all of it as it is here.', id: /sama seperti di sini/ },
    { state: 'gone', en: 'SATUSEHAT does not have this any more.', id: /tidak lagi memiliki data ini/ },
    { state: 'not_sent', en: 'This came after the step was sent.', id: /setelah langkah ini dikirim/ },
    { state: 'withdrawn', en: /SATUSEHAT keeps it/, id: /SATUSEHAT tetap menyimpannya/ },
  ])('says that a resource is $state, in both languages', async ({ state, ...words }) => {
    for (const language of ['en', 'id'] as const) {
      await compare(success({ resources: [{ ...condition, state, differences: [] }] }), language)
      await screen.findByText(words[language], {}, patience)
      cleanup()
    }
  })

  it('offers no second try where the first is refused for good', async () => {
    await compare(refusal(422, 'This was sent through another access to SATUSEHAT, so it cannot be compared.'))
    await screen.findByText(/through another access/, {}, patience)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('says why nothing can be compared, once, and asks again on demand', async () => {
    const words = 'SATUSEHAT did not answer, or not with a whole resource. Try again in a minute.'
    const { user, asked } = await compare(refusal(503, words))
    await screen.findByText(words, {}, patience)
    expect(asked).toHaveBeenCalledOnce()
    await user.click(await press('Try again'))
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is not offered where nothing was sent', async () => {
    const { user } = await open(unreadyVisitFixture())
    await user.click(await screen.findByText('Compare with SATUSEHAT', {}, patience))
    await screen.findByText('There is nothing to compare: nothing was sent.', {}, patience)
  })
})
