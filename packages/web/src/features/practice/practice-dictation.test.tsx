import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dictatedFixture, dictationFixture } from '../../entities/dictation/dictation-fixture'
import type { Dictation } from '../../entities/dictation/dictation-query'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { factsFixture } from '../../entities/prescription/prescription-fixture'
import { boardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import StartPractice from './start-practice'

const patience = { timeout: 10_000 }
afterEach(() => dismissNotices())

const resolution = { by: 5, by_name: 'drg. Ratna', at: '2026-11-23T03:05:00.000Z', reason: '' }

/** A patient in the chair, and what the assistant typed. */
async function show(chart: string[], dictations: Dictation[], replies: Record<string, Reply> = {}) {
  const sent = vi.fn()
  const answering =
    (next: Partial<Dictation>): Reply =>
    async (request) => {
      const path = new URL(request.url).pathname
      sent(path, await request.json())
      const draft = dictations.find(({ id }) => path.includes(`/dictation/${id}`))
      return success({ ...draft, version: 2, ...next })(request)
    }
  const ways = dictations.flatMap(({ id }) => [
    [`POST /api/dictation/${id}/accept`, answering({ state: 'accepted', resolution })],
    [`POST /api/dictation/${id}/reject`, answering({ state: 'rejected', resolution })],
    [`PUT /api/dictation/${id}`, answering({ entry: dictationFixture('45 o car').entry })],
  ])
  await renderScene(<StartPractice />, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      'GET /api/visit/board': success(boardFixture({ visits: [] })),
      'GET /api/room': success(listOf([])),
      'GET /api/visit/7': success(visitFixture({ id: 7, state: 'in_practice', doctor_id: 1 })),
      'GET /api/patient/7/odontogram': success(odontogramFixture(chart)),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/patient/7/treatment-consent': success(listOf([])),
      'GET /api/patient/7/periodontal-chart': success([]),
      'GET /api/visit/7/vital-sign': success(sheetFixture()),
      'GET /api/visit/7/note': success({ visit_id: 7, patient: {}, notes: [] }),
      'GET /api/visit/7/prescription': success({ visit_id: 7, patient: {}, facts: factsFixture, prescriptions: [] }),
      'GET /api/visit/7/dictation': success(dictatedFixture(...dictations)),
      ...Object.fromEntries(ways),
      ...replies,
    },
  })
  const list = await screen.findByRole('region', { name: 'Dictated' }, patience)
  return { user: userEvent.setup(), sent, list }
}
const drafts = (...lines: string[]) => lines.map((line, index) => dictationFixture(line, { id: index + 1 }))
const accepted = (id: number) => [
  `/api/dictation/${id}/accept`,
  { version: 1, seen: expect.any(Number), typed_ms_ago: expect.any(Number) },
]

describe('what an assistant dictated', () => {
  it('is accepted by its button, drawn as an entry, and leaves the list', async () => {
    const { user, sent, list } = await show([], drafts('46 o car', '36 o amf'))
    expect(within(list).getAllByText('Typed by Yuni Kartika')).toHaveLength(2)
    const [first] = within(list).getAllByRole('button', { name: /^Accept: 46/ })
    await user.click(first as HTMLElement)
    await waitFor(() => expect(sent.mock.calls).toEqual([accepted(1)]))
    await waitFor(() => expect(within(list).queryByRole('button', { name: /^Accept: 46/ })).toBeNull())
    expect(within(screen.getByRole('region', { name: 'Entries' })).getByText('46 o car')).toBeTruthy()
  })

  it('is accepted by keys from any field: the first, or all', async () => {
    const { user, sent } = await show([], drafts('46 o car', '36 o amf', '35 o cof'))
    await user.click(screen.getByRole('textbox', { name: 'Typed line' }))
    await user.keyboard('{Alt>}t{/Alt}')
    await waitFor(() => expect(sent.mock.calls).toEqual([accepted(1)]))
    await user.keyboard('{Alt>}{Shift>}T{/Shift}{/Alt}')
    await waitFor(() => expect(sent.mock.calls).toEqual([accepted(1), accepted(2), accepted(3)]))
  })

  it('asks what the chart contradicts before it is accepted', async () => {
    const { user, sent, list } = await show(['46 o cof'], drafts('46 sou'))
    await user.click(within(list).getByRole('button', { name: /^Accept: 46/ }))
    const question = await screen.findByRole('group', { name: /^Sound replaces/ })
    expect(sent).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([accepted(1)]))
  })

  it('that the chart does not take says why, and is not among all that are accepted', async () => {
    const { user, sent, list } = await show(['46 mis karies'], drafts('46 o car', '36 o car', '35 o car'))
    expect(within(list).getByText(/^Not accepted: /)).toBeTruthy()
    expect(within(list).getByRole('button', { name: /^Accept: 46/ })).toHaveProperty('disabled', true)
    await user.click(within(list).getByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(sent.mock.calls).toEqual([accepted(2), accepted(3)]))
  })

  it('stays a draft when the server refuses it, with the sentence', async () => {
    const { user, list } = await show([], drafts('46 o car'), {
      'POST /api/dictation/1/accept': refusal(409, 'Somebody has changed it.'),
    })
    await user.click(within(list).getByRole('button', { name: /^Accept: 46/ }))
    expect(await within(list).findByText('Not accepted: Somebody has changed it.')).toBeTruthy()
  })

  it('is rejected with a reason', async () => {
    const { user, sent, list } = await show([], drafts('46 o car'))
    await user.click(within(list).getByRole('button', { name: /^Reject: 46/ }))
    await user.type(within(list).getByRole('textbox', { name: /^Reason/ }), 'Gigi lain{Enter}')
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([['/api/dictation/1/reject', { version: 1, reason: 'Gigi lain' }]]),
    )
  })

  it('is changed in a typed line of its own', async () => {
    const { user, sent, list } = await show([], drafts('46 o car'))
    await user.click(within(list).getByRole('button', { name: /^Change: 46/ }))
    const line = within(list).getByRole('textbox', { name: 'Typed line' })
    expect(line).toHaveProperty('value', '46 o car')
    await user.clear(line)
    await user.type(line, '45 o car{Enter}')
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([['/api/dictation/1', { ...dictationFixture('45 o car').entry, version: 1 }]]),
    )
    expect(await within(list).findByRole('button', { name: /^Accept: 45/ })).toBeTruthy()
  })

  it('holds the end of the visit, and the bar leads to it', async () => {
    const { user, list } = await show([], drafts('46 o car'))
    await user.click(await screen.findByRole('button', { name: 'Sign and finish' }, patience))
    await user.click(await screen.findByRole('button', { name: 'Dictated entries wait for you' }))
    expect(document.activeElement).toBe(within(list).getByRole('button', { name: /^Accept: 46/ }))
  })
})
