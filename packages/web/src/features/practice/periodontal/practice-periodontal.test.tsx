import type { Schema } from '@clinic/api'
import { measuredAt } from '@clinic/core/periodontal-chart'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { odontogramFixture } from '../../../entities/odontogram/odontogram-fixture'
import {
  periodontalChartFixture,
  typedPeriodontalChart,
} from '../../../entities/periodontal-chart/periodontal-chart-fixture'
// what comes later is here with the file: no test waits for its compilation
import '../../../entities/periodontal-chart/discard-dialog'
import '../../../entities/periodontal-chart/periodontal-editor'
import '../../../platform/record/conflict-dialog'
import { visitFixture } from '../../../entities/visit/visit-fixture'
import { dismissNotices } from '../../../platform/page/notify'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../testing/scene'
import PracticePeriodontal from './practice-periodontal'

const patience = { timeout: 10_000 }
const treated = visitFixture({ id: 7, state: 'in_practice', doctor_id: 1, room_id: 1, version: 3 })
const charts = `GET /api/patient/${treated.patient.id}/periodontal-chart`

interface Shown {
  stored?: Schema<'PeriodontalChart'>[]
  /** What is charted of the teeth. */
  lines?: Parameters<typeof odontogramFixture>[0]
  replies?: Record<string, Reply>
}

/** A server that keeps what it is sent, and the section of the practice. */
async function show({ stored = [], lines = [], replies = {} }: Shown = {}) {
  const sent = vi.fn()
  const odontogram = odontogramFixture(lines)
  const keep: Reply = async (request) => {
    const { content, version }: Schema<'PeriodontalChartDraft'> = await request.clone().json()
    sent(content, version)
    return success(periodontalChartFixture({ visit_id: 7, state: 'draft', content, version: version + 1 }))(request)
  }
  const { app, unmount } = await renderScene(
    <PracticePeriodontal visit={treated} odontogram={odontogram} onOpen={() => {}} />,
    {
      role: 'doctor_clinic',
      account: { doctor_id: 1 },
      path: '/doctor/idental/start-practice?visit=7',
      replies: { [charts]: success(stored), 'PUT /api/visit/7/periodontal-chart': keep, ...replies },
    },
  )
  return { app, unmount, user: userEvent.setup(), sent }
}

const unfold = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('heading', { name: 'Periodontal chart' }, patience))
  return screen.findByRole('textbox', { name: 'Type the chart here' }, patience)
}
const said = (text: RegExp) => screen.findByText(text, {}, patience)
const lastOf = (sent: ReturnType<typeof vi.fn>) => sent.mock.lastCall?.[0]
const draft = (overrides: Partial<Schema<'PeriodontalChart'>> = {}) =>
  periodontalChartFixture({
    visit_id: 7,
    state: 'draft',
    content: typedPeriodontalChart('323'),
    version: 4,
    ...overrides,
  })

afterEach(() => dismissNotices())

describe('typed', () => {
  it('is folded while it is empty, and takes keys as soon as it is unfolded', async () => {
    const { user, sent } = await show({ lines: ['18 mis karies'] })
    const input = await unfold(user)
    await vi.waitFor(() => expect(document.activeElement).toBe(input), patience)
    await user.keyboard('32b6')
    await said(/^17 mesio-buccal: probing depth 6\. Next 16 disto-buccal\.$/)
    await said(/Stored/)
    const content = lastOf(sent)
    expect(measuredAt(content, { tooth: '17', site: 'db' })).toMatchObject({ depth: 3 })
    expect(measuredAt(content, { tooth: '17', site: 'b' })).toMatchObject({ depth: 2, bleeding: true })
    expect(measuredAt(content, { tooth: '17', site: 'mb' })).toMatchObject({ depth: 6 })
  })

  it('says which key is none, and what it expects; nothing is lost', async () => {
    const { user } = await show()
    await unfold(user)
    await user.keyboard('3q')
    await said(/“q” is no key of the chart/)
    expect(screen.getByRole('textbox', { name: 'Type the chart here' }).getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('4')
    await said(/^18 mid-buccal: probing depth 4/)
  })

  it('takes Shift and a digit as ten more, and a paste as its digits', async () => {
    const { user, sent } = await show()
    const input = await unfold(user)
    // as a keyboard tells it on which Shift and 2 are @
    fireEvent.keyDown(input, { key: '@', code: 'Digit2', shiftKey: true })
    await said(/^18 disto-buccal: probing depth 12/)
    await user.click(input)
    await user.paste('34')
    await said(/^18 mesio-buccal: probing depth 4/)
    await said(/Stored/)
    expect(measuredAt(lastOf(sent), { tooth: '18', site: 'b' }).depth).toBe(3)
  })

  it('goes to recessions and on by Tab, and takes back by Backspace', async () => {
    const { user } = await show()
    const input = await unfold(user)
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(input)
    await user.keyboard('-2')
    await said(/^18 disto-buccal: recession -2/)
    await user.keyboard('{Backspace}')
    await said(/^Taken back at 18 disto-buccal/)
    await user.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(input)
  })

  it('follows the path that is chosen, which this device keeps', async () => {
    const { app, user } = await show()
    const input = await unfold(user)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Way of the probe' }), 'tooth')
    expect(app.preference.getSnapshot().context.probing).toBe('tooth')
    await user.click(input)
    await user.keyboard('3234')
    await said(/^18 mesio-palatal: probing depth 4\. Next 18 mid-palatal/)
  })

  it('is typed by large keys too', async () => {
    const { user } = await show()
    await unfold(user)
    const pad = within(screen.getByRole('group', { name: 'Keypad' }))
    await user.click(pad.getByRole('button', { name: '5' }))
    await user.click(pad.getByRole('button', { name: 'Bleeding' }))
    await said(/^18 disto-buccal: bleeding\.$/)
  })
})

describe('a draft', () => {
  it('is shown unfolded with what is stored, and is kept on this device when it is refused', async () => {
    const { app, user, unmount } = await show({
      stored: [draft()],
      replies: { 'PUT /api/visit/7/periodontal-chart': refusal(403, 'Your session has ended.') },
    })
    await said(/Bleeding 0 %, 0 sites of 4 mm and more/)
    await user.click(await screen.findByRole('textbox', { name: 'Type the chart here' }, patience))
    await user.keyboard('6')
    await said(/Not stored: Your session has ended\. The text is kept\./)
    unmount()
    expect(await app.drafts.read('visit-periodontal-chart-7')).toMatchObject({ version: 4 })
  })

  it('of another window is shown beside what is typed here', async () => {
    const sent = vi.fn()
    const current = draft({ version: 8, content: typedPeriodontalChart('666') })
    const { user } = await show({
      replies: {
        'PUT /api/visit/7/periodontal-chart': async (request) => {
          const { content, version } = await request.clone().json()
          sent(version)
          return version === 0
            ? refusal(409, 'Somebody was faster.', { current })(request)
            : success({ ...current, content, version: version + 1 })(request)
        },
      },
    })
    await unfold(user)
    await user.keyboard('3')
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    expect(dialog.getByText('disto-buccal 3 / –')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[0], [8]]), patience)
  })

  it('is thrown away after a question, and a new one begins with version 0', async () => {
    const discarded = vi.fn()
    const { user, sent } = await show({
      stored: [draft()],
      replies: {
        [charts]: () => success(discarded.mock.calls.length > 0 ? [] : [draft()])(new Request('https://x.test')),
        'POST /api/visit/7/periodontal-chart/discard': async (request) => {
          discarded(await request.clone().json())
          return success(draft({ state: 'discarded', version: 5 }))(request)
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Discard' }, patience))
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Discard' }))
    await said(/Nothing measured/)
    expect(discarded).toHaveBeenCalledWith({ version: 4 })
    await unfold(user)
    await user.keyboard('5')
    await vi.waitFor(() => expect(sent.mock.lastCall?.[1]).toBe(0), patience)
  })
})
