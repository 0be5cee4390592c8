import { informationFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assistanceDayFixture, assistanceFixture, assistedFixture } from '../../entities/assistance/assistance-fixture'
import { dictatedFixture, dictationFixture } from '../../entities/dictation/dictation-fixture'
import type { Dictation } from '../../entities/dictation/dictation-query'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { visitCardFixture } from '../../entities/visit/visit-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import AssistanceToday from './assistance-today'

const patience = { timeout: 10_000 }
afterEach(() => dismissNotices())

/** The day of Yuni, who assists in a visit in treatment. */
async function show(dictations: Dictation[], replies: Record<string, Reply> = {}) {
  const sent = vi.fn()
  const visit = visitCardFixture({ id: 7, state: 'in_practice' })
  const assistances = [assistanceFixture({ visit_id: 7, state: 'assisting', started_at: new Date().toISOString() })]
  const noting =
    (answer: (body: never) => unknown): Reply =>
    async (request) => {
      const body = await request.json()
      sent(new URL(request.url).pathname, body)
      return success(answer(body as never))(request)
    }
  await renderScene(<AssistanceToday />, {
    role: 'nurse_clinic',
    account: { id: 21 },
    path: '/nurse/assistance/today',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/assistance/today': success(assistanceDayFixture({ visits: [assistedFixture({ visit, assistances })] })),
      'GET /api/company-medicine': success(listOf([])),
      [`GET /api/patient/${visit.patient.id}/odontogram`]: success(odontogramFixture([])),
      'GET /api/visit/7/dictation': success(dictatedFixture(...dictations)),
      'POST /api/visit/7/dictation': noting(({ key, ...entry }: { key: string }) =>
        dictationFixture('46 o car', { id: 9, key, entry: entry as never }),
      ),
      'POST /api/dictation/1/withdraw': noting(() => dictationFixture('46 o car', { state: 'withdrawn', version: 2 })),
      ...replies,
    },
  })
  const section = await screen.findByRole('region', { name: 'Dictation' }, patience)
  const line = await within(section).findByRole('textbox', { name: 'Typed line' }, patience)
  return { user: userEvent.setup(), sent, section, line }
}

describe('dictation', () => {
  it('is typed with a reading in words, and sent as a draft', async () => {
    const { user, sent, section, line } = await show([])
    await user.type(line, '46 o car')
    expect(within(section).getByText(/^Enter: 46/)).toBeTruthy()
    await user.keyboard('{Enter}')
    const { entry } = dictationFixture('46 o car')
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([['/api/visit/7/dictation', { ...entry, key: expect.any(String) }]]),
    )
    expect(await within(section).findByText('Dictated')).toBeTruthy()
    expect(line).toHaveProperty('value', '')
  })

  it('reads the next line by the drafts before it', async () => {
    const { user, section, line } = await show([dictationFixture('46 mis karies')])
    await user.type(line, '46 o car')
    expect(within(section).queryByText(/^Enter: 46/)).toBeNull()
  })

  it('that is refused stays with the sentence, and can be sent again', async () => {
    const { user, section, line } = await show([], {
      'POST /api/visit/7/dictation': refusal(409, 'You do not assist in this visit.'),
    })
    await user.type(line, '46 o car{Enter}')
    expect(await within(section).findByText('Not saved: You do not assist in this visit.')).toBeTruthy()
    expect(within(section).getByRole('button', { name: 'Send again' })).toBeTruthy()
  })

  it('is withdrawn by whoever typed it, who also reads why another entry was rejected', async () => {
    const resolution = { by: 5, by_name: 'drg. Ratna', at: '2026-11-23T03:05:00.000Z', reason: 'Gigi lain' }
    const { user, sent, section } = await show([
      dictationFixture('46 o car'),
      dictationFixture('36 o car', { id: 2, state: 'rejected', resolution }),
      dictationFixture('35 o car', { id: 3, user_id: 22, user_name: 'Sari' }),
    ])
    expect(within(section).getByText('drg. Ratna: Gigi lain')).toBeTruthy()
    const withdraw = within(section).getAllByRole('button', { name: /^Withdraw/ })
    expect(withdraw).toHaveLength(1)
    await user.click(withdraw[0] as HTMLElement)
    await waitFor(() => expect(sent.mock.calls).toEqual([['/api/dictation/1/withdraw', { version: 1 }]]))
    expect(await within(section).findByText('Withdrawn')).toBeTruthy()
  })
})
