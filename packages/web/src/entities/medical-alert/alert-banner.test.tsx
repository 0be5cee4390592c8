import type { Schema } from '@clinic/api'
import { medicalBanner } from '@clinic/core/medical-alert'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, type Scene, success } from '../../testing/scene'
import AlertBanner from './alert-banner'
import type { Alert } from './alerts-query'
import { alertFixture, alertsFixture, noneFixture } from './medical-alert-fixture'

afterEach(() => dismissNotices())

const patience = { timeout: 10_000 }
const at = '2026-11-23T03:00:00.000Z'
const amoxicillin = alertFixture()

/** A server that keeps what it is sent. */
async function show({ stored = [], ...scene }: Scene & { stored?: Alert[] } = {}) {
  const answers: { topic: Alert['topic']; answer: 'none' | 'listed'; by: string; at: string }[] = []
  const sent: [string, unknown][] = []
  let alerts = stored
  const sheet = (): Schema<'MedicalAlertSheet'> => ({
    patient_id: 1,
    topics: medicalBanner(answers, alerts),
    removed: alerts.filter(({ state }) => state !== 'active'),
  })
  const keeping =
    (change: (body: Record<string, string>) => unknown): Reply =>
    async (request) => {
      const body = await request.clone().json()
      sent.push([new URL(request.url).pathname, body])
      return success(change(body))(request)
    }
  const moved = (part: Partial<Alert>) => {
    alerts = alerts.map((alert) => ({ ...alert, ...part, version: alert.version + 1 }))
    return alerts[0]
  }
  await renderScene(<AlertBanner patient={1} />, {
    role: 'front_office_clinic',
    ...scene,
    replies: {
      'GET /api/patient/1/medical-alert': (request) => success(sheet())(request),
      'POST /api/patient/1/medical-alert': keeping((body) => {
        const added = alertFixture({ ...body, id: alerts.length + 1 })
        alerts = [...alerts, added]
        return added
      }),
      'POST /api/patient/1/medical-alert/answer': keeping((body) => {
        answers.push({ topic: 'allergy', answer: body.answer === 'none' ? 'none' : 'listed', by: 'Sari', at })
        return sheet()
      }),
      'PUT /api/medical-alert/1': keeping(({ name, note }) => moved({ name, note })),
      'POST /api/medical-alert/1/resolve': keeping(() => moved({ state: 'resolved' })),
      'POST /api/medical-alert/1/void': keeping(({ reason }) =>
        moved({ state: 'entered_in_error', state_reason: reason }),
      ),
      'POST /api/medical-alert/1/restore': keeping(() => moved({ state: 'active', state_reason: '' })),
      ...scene.replies,
    },
  })
  return { user: userEvent.setup(), sent }
}
const banner = () => screen.findByRole('region', { name: 'Medical alerts' }, patience)
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }, patience))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience)

describe('the banner', () => {
  it('tells what was not asked from what there is none of, and from what is to be asked again', async () => {
    const again = { confirmed: { by: 'Ayu', at } }
    const alerts = alertsFixture({ condition: noneFixture, medication: again })
    await show({ replies: { 'GET /api/patient/1/medical-alert': success(alerts) } })
    const [allergy, condition, medication] = await within(await banner()).findAllByRole('listitem')
    expect(allergy?.textContent).toBe('AllergiesNot asked yetAsk')
    expect(condition?.textContent).toMatch(/^ConditionsNone · .*2026, \d\d:\d\d$/)
    expect(medication?.textContent).toBe('MedicationTo be asked againAsk')
  })

  it('names each alert in words', async () => {
    await show({ stored: [amoxicillin, alertFixture({ id: 2, kind: 'latex', name: '' })] })
    const [allergy] = await within(await banner()).findAllByRole('listitem')
    expect(allergy?.textContent).toBe('AllergiesAmoksisilin(Medicine)Latex')
  })

  it('that could not be read says so, offers to try again, and never looks like none', async () => {
    let isDown = true
    await show({
      replies: {
        'GET /api/patient/1/medical-alert': (request) =>
          isDown ? refusal(503, 'The database does not answer.')(request) : success(alertsFixture())(request),
      },
    })
    const region = await banner()
    await within(region).findByText('The medical alerts could not be read. Ask the patient.', {}, patience)
    expect(within(region).queryByRole('listitem')).toBeNull()
    isDown = false
    await press(userEvent.setup(), 'Try again')
    expect(await within(region).findAllByRole('listitem')).toHaveLength(3)
    expect(within(region).queryByRole('alert')).toBeNull()
  })

  it('offers an assistant nothing that the server would refuse', async () => {
    await show({ role: 'nurse_clinic', stored: [amoxicillin] })
    const region = await banner()
    await within(region).findByText('Amoksisilin')
    expect(within(region).queryByRole('button')).toBeNull()
  })
})

describe('a topic', () => {
  it('has none after it was asked about', async () => {
    const { user, sent } = await show()
    await press(user, 'Ask: Allergies')
    await press(user, 'There is none')
    await screen.findByText(/^Asked by Sari/, {}, patience)
    await press(user, 'Close')
    await gone()
    expect(sent).toEqual([['/api/patient/1/medical-alert/answer', { topic: 'allergy', answer: 'none' }]])
    await within(await banner()).findByTitle(/^Asked by Sari/)
  })

  it('takes an alert by keyboard alone; one without a name is not sent', async () => {
    const { user, sent } = await show()
    ;(await screen.findByRole('button', { name: 'Ask: Allergies' }, patience)).focus()
    await user.keyboard('{Enter}')
    ;(await screen.findByRole('button', { name: 'Add' }, patience)).focus()
    await user.keyboard('{Enter}')
    const save = await screen.findByRole('button', { name: 'Save' }, patience)
    save.focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Enter what it is')
    await user.keyboard("Obat 'Ma'mur'") // the first wrong field has the focus
    save.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: "Change: Obat 'Ma'mur'" }, patience)
    expect(sent).toEqual([
      ['/api/patient/1/medical-alert', { topic: 'allergy', kind: 'drug', name: "Obat 'Ma'mur'", note: '' }],
    ])
  })

  it('keeps what is typed when the server refuses it', async () => {
    const refused = refusal(422, 'Please check.', { fields: { name: 'This is listed already' } })
    const { user } = await show({ replies: { 'POST /api/patient/1/medical-alert': refused } })
    await press(user, 'Ask: Allergies')
    await press(user, 'Add')
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ }, patience)
    await user.type(name, 'Udang')
    await press(user, 'Save')
    await screen.findByText('This is listed already', {}, patience)
    expect(name.value).toBe('Udang')
  })

  it('changes an alert by the version that was read', async () => {
    const { user, sent } = await show({ stored: [amoxicillin] })
    await press(user, 'Change: Allergies')
    await press(user, 'Change: Amoksisilin')
    const note = await screen.findByRole('textbox', { name: 'Reaction or note' }, patience)
    await user.clear(note)
    await user.type(note, 'Sesak')
    await press(user, 'Save')
    await screen.findByText('Sesak', {}, patience)
    expect(sent).toEqual([['/api/medical-alert/1', { kind: 'drug', name: 'Amoksisilin', note: 'Sesak', version: 1 }]])
  })

  it('removes an alert with the reason and restores it', async () => {
    const { user, sent } = await show({ stored: [amoxicillin] })
    await press(user, 'Change: Allergies')
    await press(user, 'Entered by mistake: Amoksisilin')
    await press(user, 'Remove')
    await screen.findByText('Enter why it was a mistake')
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Salah pasien')
    await press(user, 'Remove')
    await user.click(await screen.findByText('Removed earlier (1)', {}, patience))
    await screen.findByText('Salah pasien')
    await press(user, 'Restore: Amoksisilin')
    await screen.findByRole('button', { name: 'No longer: Amoksisilin' }, patience)
    await press(user, 'No longer: Amoksisilin')
    await screen.findByText('Nothing is listed.', {}, patience)
    expect(sent).toEqual([
      ['/api/medical-alert/1/void', { reason: 'Salah pasien', version: 1 }],
      ['/api/medical-alert/1/restore', { version: 2 }],
      ['/api/medical-alert/1/resolve', { version: 3 }],
    ])
  })

  it('that somebody else listed meanwhile is shown, and none is not kept', async () => {
    let alerts = alertsFixture()
    const { user } = await show({
      replies: {
        'GET /api/patient/1/medical-alert': (request) => success(alerts)(request),
        'POST /api/patient/1/medical-alert/answer': (request) => {
          alerts = alertsFixture({ allergy: { alerts: [amoxicillin] } })
          return refusal(409, 'Something is listed meanwhile: there is not none.', { current: alerts })(request)
        },
      },
    })
    await press(user, 'Ask: Allergies')
    await press(user, 'There is none')
    const dialog = await screen.findByRole('dialog', { name: 'Allergies' })
    await within(dialog).findByText('Something is listed meanwhile: there is not none.', {}, patience)
    await within(dialog).findByText('Amoksisilin', {}, patience)
    expect(screen.queryByRole('button', { name: 'There is none' })).toBeNull()
  })
})
