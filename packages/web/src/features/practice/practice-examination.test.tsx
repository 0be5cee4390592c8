import type { Schema } from '@clinic/api'
import { emptyOralExamination } from '@clinic/core/oral-examination'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteFixture } from '../../entities/note/note-fixture'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { examinationContentFixture, examinationFixture } from '../../entities/oral-examination/examination-fixture'
import { factsFixture } from '../../entities/prescription/prescription-fixture'
import { boardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import './practice-desk'
import PracticeExamination from './practice-examination'
import StartPractice from './start-practice'

const patience = { timeout: 10_000 }
const treated = visitFixture({ id: 7, state: 'in_practice', doctor_id: 1, room_id: 1, version: 3 })

interface Shown {
  examinations?: Schema<'OralExamination'>[]
  lines?: Parameters<typeof odontogramFixture>[0]
  replies?: Record<string, Reply>
  screen?: ReactElement
}

/** A server that keeps what it is sent, and the panel of the practice; or the whole desk. */
async function show({ examinations = [], lines = [], replies = {}, screen: shown }: Shown = {}) {
  const sent = vi.fn()
  const odontogram = odontogramFixture(lines, { oral_examinations: examinations })
  const keep: Reply = async (request) => {
    const { content, version }: Schema<'OralExaminationDraft'> = await request.clone().json()
    sent('write', { content, version })
    return success(examinationFixture({ visit_id: 7, state: 'draft', content, version: version + 1 }))(request)
  }
  const panelAlone = <PracticeExamination visit={treated} odontogram={odontogram} onOpen={() => {}} />
  const { app, unmount } = await renderScene(shown ?? panelAlone, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      'GET /api/patient/7/odontogram': success(odontogram),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/patient/7/treatment-consent': success(listOf([])),
      'GET /api/patient/7/periodontal-chart': success([]),
      'PUT /api/visit/7/oral-examination': keep,
      'POST /api/visit/7/finish': (request) => {
        sent('finish')
        return success({ ...treated, state: 'finished', outcome: 'completed', version: 4 })(request)
      },
      ...replies,
    },
  })
  return { app, unmount, user: userEvent.setup(), sent }
}

/** What the desk asks for beside. */
const beside: Record<string, Reply> = {
  'GET /api/visit/board': success(boardFixture()),
  'GET /api/room': success(listOf([])),
  'GET /api/visit/7/vital-sign': success(sheetFixture()),
  'GET /api/product': success(listOf([])),
  'GET /api/visit/7/prescription': success({
    visit_id: 7,
    patient: treated.patient,
    facts: factsFixture,
    prescriptions: [],
  }),
  'GET /api/visit/7/note': success({ visit_id: 7, patient: treated.patient, notes: [noteFixture({ version: 3 })] }),
  'GET /api/visit/7': success(treated),
}

const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) }, patience)
const panel = () => screen.findByRole('region', { name: 'Oral examination' }, patience)
const storing = (text: RegExp) => vi.waitFor(async () => expect((await panel()).textContent).toMatch(text), patience)

afterEach(() => dismissNotices())

describe('scores', () => {
  it('are typed digit by digit, debris before calculus, and the index is said while they are', async () => {
    const { user, sent } = await show()
    await user.click(await box('Debris, 16'))
    await user.keyboard('112101')
    expect(document.activeElement).toBe(await box('Calculus, 16'))
    await user.keyboard('00')
    await storing(/OHI-S 1, Good: debris 1 \+ calculus 0, 2 places scored/)
    await user.keyboard('1101')
    await storing(/OHI-S 1\.5, Fair: debris 1 \+ calculus 0\.5, 6 places scored/)
    await storing(/Stored/)
    expect(sent).toHaveBeenLastCalledWith('write', {
      version: 0,
      content: { ...emptyOralExamination, ohis: examinationContentFixture().ohis },
    })
  })

  it('go back with Backspace, walk with arrows, and take no other digit', async () => {
    const { user } = await show()
    await user.click(await box('Debris, 16'))
    await user.keyboard('24')
    expect(await screen.findByText('Only 0, 1, 2 and 3 are scores')).toBeTruthy()
    expect(document.activeElement).toBe(await box('Debris, 11'))
    await user.keyboard('{Backspace}')
    expect(document.activeElement).toBe(await box('Debris, 16'))
    expect(await box('Debris, 16')).toHaveProperty('value', '')
    await user.keyboard('{ArrowDown}{ArrowRight}3')
    expect(await box('Calculus, 11')).toHaveProperty('value', '3')
    expect(document.activeElement).toBe(await box('Calculus, 26'))
  })

  it('pasted together fill the boxes in turn', async () => {
    const { user } = await show()
    await user.click(await box('Debris, 36'))
    await user.paste('123')
    expect(await box('Debris, 36')).toHaveProperty('value', '1')
    expect(await box('Debris, 31')).toHaveProperty('value', '2')
    expect(await box('Debris, 46')).toHaveProperty('value', '3')
  })

  it('stand on the tooth beside one that is lost, and nowhere where both are', async () => {
    const { user } = await show({ lines: ['16 mis karies', '31,41 mis perio'] })
    await user.click(await box('Debris, 17'))
    expect(await box('Debris, 31')).toHaveProperty('disabled', true)
    const region = await panel()
    expect(within(region).getByText('17 is scored instead of 16 (missing).')).toBeTruthy()
    expect(within(region).getByText('31 (missing) and 41 (missing): this place is not scored.')).toBeTruthy()
    await user.keyboard('11111')
    expect(document.activeElement).toBe(await box('Calculus, 17'))
  })
})

describe('the header', () => {
  it('says nothing until it is chosen, and asks for details of what is there', async () => {
    const { user, sent } = await show()
    expect(await screen.findByLabelText('Occlusion', {}, patience)).toHaveProperty('value', '')
    await user.selectOptions(screen.getByLabelText('Diastema'), 'present')
    await user.type(screen.getByLabelText('Where'), '11-21')
    await user.type(screen.getByLabelText('Width'), '25')
    expect(await screen.findByText(/Type a width from 0\.1 to 20 mm/)).toBeTruthy()
    expect(screen.getByLabelText('Width')).toHaveProperty('value', '25')
    await user.clear(screen.getByLabelText('Width'))
    await user.type(screen.getByLabelText('Width'), '1,5')
    await storing(/^((?!Not stored).)*Stored/)
    expect(sent.mock.lastCall?.[1].content).toMatchObject({
      diastema_place: '11-21',
      diastema_width: 1.5,
      palate: null,
    })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Diastema' }), 'absent')
    expect(screen.queryByLabelText('Where')).toBeNull()
  })

  it('of the last visit is taken over by a click, without its pictures', async () => {
    const { user, sent } = await show({ examinations: [examinationFixture()] })
    await user.click(await screen.findByRole('button', { name: /^As on/ }, patience))
    await storing(/Stored/)
    const { ohis: _, ...header } = examinationContentFixture({
      photo_count: null,
      radiograph_dental: null,
      radiograph_opg: null,
    })
    expect(sent.mock.lastCall?.[1]).toEqual({ version: 0, content: { ...header, ohis: [] } })
  })
})

describe('what is typed', () => {
  it('is kept and said when it is refused', async () => {
    const { user } = await show({
      replies: { 'PUT /api/visit/7/oral-examination': refusal(403, 'Your session has ended.') },
    })
    await user.click(await box('Debris, 16'))
    await user.keyboard('2')
    await storing(/Not stored: Your session has ended\. The text is kept\./)
    expect(await box('Debris, 16')).toHaveProperty('value', '2')
  })

  it('is on this device until the server has it', async () => {
    const { app, user, unmount } = await show({
      replies: { 'PUT /api/visit/7/oral-examination': refusal(403, 'Your session has ended.') },
    })
    await user.click(await box('Debris, 16'))
    await user.keyboard('2')
    await storing(/Not stored: /)
    unmount()
    expect(await app.drafts.read('visit-oral-examination-7')).toMatchObject({
      version: 0,
      content: { ohis: [{ tooth: '16', debris: 2, calculus: null }] },
    })
  })

  it('is shown beside what another window stored, and overwrites it only when that is chosen', async () => {
    const sent = vi.fn()
    const current = examinationFixture({ visit_id: 7, state: 'draft', version: 8 })
    const { user } = await show({
      replies: {
        'PUT /api/visit/7/oral-examination': async (request) => {
          const { content, version } = await request.clone().json()
          sent(version)
          return version === 0
            ? refusal(409, 'Somebody was faster.', { current })(request)
            : success({ ...current, content, version: version + 1 })(request)
        },
      },
    })
    await user.click(await box('Debris, 16'))
    await user.keyboard('3')
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    expect(dialog.getByText('16 3-–')).toBeTruthy()
    expect(dialog.getByText('16 1-0, 11 1-0, 26 2-1, 36 1-1, 31 0-0, 46 1-1')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[0], [8]]), patience)
    expect(await box('Debris, 16')).toHaveProperty('value', '3')
  })

  it('is stored before the visit is finished', async () => {
    const { user, sent } = await show({ screen: <StartPractice />, replies: beside })
    await user.click(await box('Debris, 16'))
    await user.keyboard('2')
    await user.click(await screen.findByRole('button', { name: 'Sign and finish' }, patience))
    const dialog = screen.queryByRole('dialog') ?? (await screen.findByRole('dialog', {}, patience))
    await user.click(within(dialog).getByRole('button', { name: 'Sign and finish now' }))
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('finish'), patience)
    expect(sent.mock.calls.map(([name]) => name)).toEqual(['write', 'finish'])
  })
})
