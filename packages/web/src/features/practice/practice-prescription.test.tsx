import type { Schema } from '@clinic/api'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  draftFixture,
  factsFixture,
  factsInDanger,
  medicinesFixture,
  signedPrescriptionFixture,
} from '../../entities/prescription/prescription-fixture'
import type { Prescription } from '../../entities/prescription/prescription-query'
import { visitFixture } from '../../entities/visit/visit-fixture'
import { dismissNotices } from '../../platform/page/notify'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, success } from '../../testing/scene'
import PracticePrescription from './practice-prescription'

const patience = { timeout: 10_000 }
const treated = visitFixture({ id: 7, state: 'in_practice', doctor_id: 1, room_id: 1, version: 3 })

interface Shown {
  isOwn?: boolean
  facts?: Schema<'PatientFacts'>
  prescriptions?: Prescription[]
  replies?: Record<string, Reply>
}

/** The prescription of a visit, and a server that keeps what it is sent. */
async function show({ isOwn = true, facts = factsFixture, prescriptions = [], replies = {} }: Shown = {}) {
  const sent = vi.fn()
  let stored = prescriptions
  const noting =
    (reply: Reply): Reply =>
    async (request) => {
      sent(`${request.method} ${new URL(request.url).pathname}`, await request.clone().json())
      return reply(request)
    }
  const put = (next: Prescription): Reply => {
    stored = [...stored.filter(({ id }) => id !== next.id), next]
    return success(next)
  }
  const own: Record<string, Reply> = {
    'PUT /api/visit/7/prescription': async (request) => {
      const { content, version }: Schema<'PrescriptionDraft'> = await request.clone().json()
      return put(draftFixture({ content, version: version + 1 }))(request)
    },
    'POST /api/prescription/9/sign': (request) =>
      put(signedPrescriptionFixture({ content: stored.at(-1)?.content ?? signedPrescriptionFixture().content }))(
        request,
      ),
    'POST /api/prescription/9/cancel': (request) =>
      put(
        signedPrescriptionFixture({
          state: 'cancelled',
          cancelled: { reason: 'Salah obat', by: 'Ratna', at: '2026-11-20T04:00:00.000Z' },
        }),
      )(request),
    ...replies,
  }
  await renderScene(<PracticePrescription visit={treated} isOwn={isOwn} />, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      'GET /api/company-medicine': success(listOf(medicinesFixture)),
      ...Object.fromEntries(medicinesFixture.map((each) => [`GET /api/company-medicine/${each.id}`, success(each)])),
      ...Object.fromEntries(Object.entries(own).map(([name, reply]) => [name, noting(reply)])),
      'GET /api/visit/7/prescription': (request) =>
        success({
          visit_id: 7,
          patient: treated.patient,
          facts,
          prescriptions: stored,
        } satisfies Schema<'VisitPrescription'>)(request),
    },
  })
  const saves = () => sent.mock.calls.flatMap(([call, body]) => (call.startsWith('PUT') ? [body] : []))
  return { user: userEvent.setup(), sent, saves }
}

const search = () => screen.findByRole('combobox', { name: 'Add a medicine' }, patience)
const button = (name: string) => screen.findByRole('button', { name }, patience)
const storedNow = () => screen.findByText('Stored', {}, patience)

async function add(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  await user.type(await search(), 'a')
  await user.click(await screen.findByRole('option', { name }, patience))
}

afterEach(() => dismissNotices())

describe('a prescription while it is written', () => {
  it('finds medicines only, and leads to the dose, which is read back in words', async () => {
    const { user, saves } = await show()
    await user.type(await search(), 'a')
    await screen.findByRole('option', { name: /^Amoxsan capsule 500 mg/ }, patience)
    expect(screen.queryByRole('option', { name: /Sarung tangan/ })).toBeNull()
    await user.click(screen.getByRole('option', { name: /^Amoxsan/ }))
    const dose = screen.getByLabelText('How it is taken')
    expect(document.activeElement).toBe(dose)
    await user.keyboard('3x1 pc selama 5 hari')
    expect(screen.getByText('3 times a day, 1 at a time, after meals, for 5 days')).toBeTruthy()
    expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '15')
    await storedNow()
    expect(saves().at(-1)).toMatchObject({
      content: { lines: [{ medicine_id: 1, dose: '3x1 pc selama 5 hari', quantity: 15 }], reasons: [] },
    })
  })

  it('says what of a dose is not understood', async () => {
    const { user } = await show()
    await add(user, /^Amoxsan/)
    await user.keyboard('3x1 sering')
    expect(screen.getByText('“sering” is not understood')).toBeTruthy()
  })

  it('leads on with Enter, from the last box back to the search', async () => {
    const { user } = await show()
    await add(user, /^Amoxsan/)
    await user.keyboard('3x1{Enter}10{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Remark for the patient'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await search())
    await user.click(await button('Remove Amoxsan capsule 500 mg'))
    expect(screen.queryByLabelText('How it is taken')).toBeNull()
    expect(document.activeElement).toBe(await search())
  })

  it('against an allergy is not signed without the reason, which it asks for', async () => {
    const { user, sent, saves } = await show({ facts: factsInDanger, prescriptions: [draftFixture()] })
    expect(
      await screen.findByText(/allergic to Amoksisilin; this contains Amoxicillin trihydrate/, {}, patience),
    ).toBeTruthy()
    await user.click(await button('Sign the prescription'))
    const problem = await button('Amoxsan capsule 500 mg: reason against the warning missing')
    expect(document.activeElement).toBe(problem)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reason to prescribe it all the same/))
    await user.keyboard('Uji kulit negatif')
    await storedNow()
    expect(saves().at(-1)?.content.reasons).toEqual([
      { warning: 'allergy/1/amoxicillin trihydrate/amoksisilin', reason: 'Uji kulit negatif' },
    ])
    await user.click(await button('Sign the prescription'))
    await user.click(await button('Sign the prescription now'))
    expect(await screen.findByText(/^Signed by drg\. Ratna Dewi, Sp\.KG, SIP/, {}, patience)).toBeTruthy()
    expect(sent.mock.calls.at(-1)).toEqual(['POST /api/prescription/9/sign', { version: 3 }])
    expect(await search()).toBeTruthy()
    expect(screen.queryByLabelText('How it is taken')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('prescription'), patience)
  })

  it('takes the focus once when it is signed, not whenever the page loses it later', async () => {
    const { user } = await show({ prescriptions: [draftFixture()] })
    await user.click(await button('Sign the prescription'))
    await user.click(await button('Sign the prescription now'))
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('prescription'), patience)
    await search()
    const gone = document.body.appendChild(document.createElement('button'))
    gone.focus()
    gone.remove()
    await act(async () => {})
    expect(document.activeElement).toBe(document.body)
  })

  it('keeps what was typed when it cannot be stored, and says so', async () => {
    const { user } = await show({
      replies: { 'PUT /api/visit/7/prescription': refusal(422, 'This medicine is inactive.') },
    })
    await add(user, /^Amoxsan/)
    await user.keyboard('3x1')
    expect(await screen.findByText(/^Not stored: This medicine is inactive\./, {}, patience)).toBeTruthy()
    expect(screen.getByLabelText('How it is taken')).toHaveProperty('value', '3x1')
  })

  it('shows the sentence of a server that refuses to sign, and stays open', async () => {
    const { user } = await show({
      prescriptions: [draftFixture()],
      replies: { 'POST /api/prescription/9/sign': refusal(422, 'Your licence (SIP) has ended.') },
    })
    await search()
    await user.click(await button('Sign the prescription'))
    await user.click(await button('Sign the prescription now'))
    expect(await screen.findByText('Your licence (SIP) has ended.', {}, patience)).toBeTruthy()
  })
})

describe('a signed prescription', () => {
  it('is shown with its reason and signature, and cancelled with a reason', async () => {
    const { user, sent } = await show({ isOwn: false, prescriptions: [signedPrescriptionFixture()] })
    expect(await screen.findByText('Reason: Uji kulit negatif', {}, patience)).toBeTruthy()
    await user.click(await button('Cancel the prescription'))
    const dialog = within(await screen.findByRole('dialog', {}, patience))
    await user.click(dialog.getByRole('button', { name: 'Cancel the prescription' }))
    expect(dialog.getByText('Say why')).toBeTruthy()
    await user.type(dialog.getByLabelText(/^Why it is cancelled/), 'Salah obat')
    await user.click(dialog.getByRole('button', { name: 'Cancel the prescription' }))
    expect(await screen.findByText(/^Cancelled by Ratna/, {}, patience)).toBeTruthy()
    expect(sent.mock.calls).toEqual([['POST /api/prescription/9/cancel', { reason: 'Salah obat', version: 3 }]])
    expect(screen.queryByRole('button', { name: 'Cancel the prescription' })).toBeNull()
  })

  it('of another dentist is only read', async () => {
    await show({ isOwn: false, prescriptions: [signedPrescriptionFixture({ doctor_id: 2 })] })
    expect(await screen.findByText(/^Signed by/, {}, patience)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel the prescription' })).toBeNull()
    await act(async () => {})
  })
})
