import { emptyPatient, type PatientDraft } from '@clinic/core/patient'
import { clinicFixture, patientInputFixture, receiptFixture } from '@clinic/core/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { AppContext } from '../../platform/app/app-context'
import type { Drafts } from '../../platform/record/drafts'
import { UiWords } from '../../platform/texts/ui-words'
import { createScene, listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import Register from './register'

const clinic = clinicFixture()

beforeEach(() => {
  localStorage.clear()
  history.pushState(null, '', '/patient/register') // the page is opened anew
})

/** Opens the public page, and records the requests. */
async function openPage({ register = success(receiptFixture(), 201), ...scene }: Scene & { register?: Reply } = {}) {
  const sent: { key: string | null; body: unknown }[] = []
  const app = await createScene({
    role: null,
    ...scene,
    replies: {
      'GET /api/registration/clinic': success(listOf([clinic])),
      'POST /api/registration': async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })
        return register(request)
      },
      ...scene.replies,
    },
  })
  const show = () =>
    render(
      <SceneFrame app={app} path={scene.path ?? '/patient/register'}>
        <Register />
      </SceneFrame>,
    )
  return { app, sent, show }
}

/** Somebody had typed everything but the consent. */
const saveDraft = (drafts: Drafts, patient: PatientDraft = patientInputFixture()) =>
  drafts.save('registration', {
    value: {
      draft: { language: 'en', clinic, patient },
      step: 'patientInformation',
      sent: null,
    },
    savedAt: '2026-11-20T02:00:00Z',
  })

const registerButton = () => screen.findByRole('button', { name: 'Register' })
const consent = () => screen.findByLabelText(/I agree/)
const fill = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const focusTells = (name: RegExp) =>
  waitFor(() => expect(document.activeElement?.matches('h1') && document.activeElement.textContent).toMatch(name))
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })

test('choices and presses made before the code was loaded take effect', async () => {
  const { app } = await openPage()
  const page = (
    <AppContext value={app}>
      <UiWords>
        <Router ssrPath="/patient/register">
          <Register />
        </Router>
      </UiWords>
    </AppContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const form = within(container).getByRole('button', { name: 'Next' }).closest('form')
  within(container).getByRole<HTMLInputElement>('radio', { name: 'Bahasa Indonesia' }).checked = true
  form?.setAttribute('data-pressed', '')
  render(page, { container, hydrate: true })
  await heading(/Informasi Klinik/)
  expect(app.language.getSnapshot().context.language).toBe('id')
})

test('a press while the draft is being read does not overwrite it', async () => {
  const { app, show } = await openPage()
  await saveDraft(app.drafts)
  const read = app.drafts.read
  let deliver = () => {}
  const wanted = new Promise<void>((resolve) => {
    deliver = resolve
  })
  app.drafts.read = async <Value,>(form: string) => {
    await wanted
    return read<Value>(form)
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  deliver()
  await heading(/Patient Information/)
})

test('the link names the clinic, the choice of a language turns the whole page, and each step takes the focus', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  show()
  await heading(/Language Selection/)
  await userEvent.click(screen.getByLabelText('Bahasa Indonesia'))
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }))
  await focusTells(/Informasi Klinik/)
  expect((await screen.findByText('https://kemang.test')).getAttribute('rel')).toBe('noopener')
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  await focusTells(/Data Pasien/)
})

test('leads to the first wrong field, then sends what was typed and forgets the patient', async () => {
  const { sent, show, app } = await openPage()
  await saveDraft(app.drafts, emptyPatient)
  show()
  await userEvent.click(await registerButton())
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText(/^First name/))

  fill(/^First name/, 'Sukarni')
  await userEvent.click(screen.getByLabelText('Female'))
  fill(/^Date of birth/, '17/05/1990')
  fill(/^Phone/, '0812 3456 7890')
  fill(/^Identity number/, '3174015705900001')
  fill(/^Relative's name/, 'Bima')
  fill(/^Relative's phone/, '0812 9876 5432')
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  expect(await screen.findByText('REG-8F3K2M')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({
    clinic: 'kemang',
    language: 'en',
    consent: true,
    website_url: '',
    patient: { first_name: 'Sukarni', last_name: '', date_of_birth: '1990-05-17' },
  })
  expect(JSON.stringify(await app.drafts.read('registration'))).not.toContain('Sukarni')
})

test('asks who decides for a child, and sends what is said of its health', async () => {
  const { sent, show, app } = await openPage()
  await saveDraft(app.drafts, patientInputFixture({ date_of_birth: '2018-03-02' }))
  show()
  await userEvent.click(await consent())
  const questions = (name: string) => within(screen.getByRole('group', { name }))
  await userEvent.click(questions('Any allergies?').getByLabelText('Yes'))
  await userEvent.click(questions('Any illness, or a pregnancy?').getByLabelText('No'))
  await userEvent.click(await registerButton())
  expect(sent).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText(/^Guardian's name/))

  await userEvent.click(screen.getByRole('button', { name: 'Same as the emergency contact' }))
  await userEvent.selectOptions(screen.getByLabelText(/^Guardian is the/), 'Mother')
  await userEvent.click(await registerButton())
  expect(sent).toEqual([])
  await userEvent.click(questions('To what?').getByLabelText('Medicine'))
  await userEvent.click(await registerButton())
  expect(document.activeElement).toBe(screen.getByLabelText(/^Medicine: which/))
  await userEvent.keyboard('Amoksisilin')
  await userEvent.click(await registerButton())
  expect(await screen.findByText('REG-8F3K2M')).toBeTruthy()
  expect(sent[0]?.body).toMatchObject({
    patient: { guardian_name: 'Bima Lestari', guardian_relationship: 'mother', guardian_phone: '+6281298765432' },
    screening: {
      allergy: { answer: 'listed', alerts: [{ kind: 'drug', name: 'Amoksisilin' }] },
      condition: { answer: 'none', alerts: [] },
      medication: { answer: 'not_asked', alerts: [] },
    },
  })
})

test('shows the code again after a reload, until somebody else is registered', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  const first = show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByText('REG-8F3K2M')
  first.unmount()

  const second = show()
  expect(await screen.findByText('REG-8F3K2M')).toBeTruthy()
  expect(screen.queryByText(/was restored/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Register another person' }))
  await heading(/Language Selection/)
  second.unmount()

  show()
  await heading(/Language Selection/)
})

test('Back goes one step back and Forward one on, as far as the machine lets them', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: clinic.name })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText(/^First name/)
  fill(/^First name/, 'Ayu')

  history.back()
  await focusTells(/Clinic Information/)
  history.forward()
  await focusTells(/Patient Information/)
  expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await focusTells(/Clinic Information/)
  history.back()
  await focusTells(/Language Selection/)
})

test('Back on a draft that was taken up goes to the step before', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  show()
  await consent()
  await waitFor(() => expect(history.state).toEqual({ registrationStep: 2 }))
  history.back()
  await heading(/Clinic Information/)
})

test('Back from the code leads out of the page, not into the form', async () => {
  const { show, app } = await openPage()
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/patient/register')
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByText('REG-8F3K2M')
  await waitFor(() => expect(history.state).toEqual({ registrationStep: 0 }))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/before'))
})

test('withdraws the message about the server when the network is back', async () => {
  const { show, app } = await openPage({ register: () => Promise.reject(new TypeError('Failed to fetch')) })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  window.dispatchEvent(new Event('offline'))
  await userEvent.click(await registerButton())
  await screen.findByRole('alert')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('registers once when the button is pressed twice', async () => {
  let answer = () => {}
  const waiting = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { sent, show, app } = await openPage({
    register: async (request) => {
      await waiting
      return success(receiptFixture(), 201)(request)
    },
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.dblClick(await registerButton())
  answer()
  await heading(/Your registration is sent/)
  expect(sent).toHaveLength(1)
})

test('keeps the typed text when the clinic fails, and sends it again under the same key', async () => {
  let isUp = false
  const { sent, show, app } = await openPage({
    register: (request) =>
      isUp ? success(receiptFixture(), 201)(request) : refusal(503, 'The database does not answer.')(request),
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  expect(within(await screen.findByRole('alert')).getByText('The database does not answer.')).toBeTruthy()
  expect(screen.getByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')

  isUp = true
  await userEvent.click(await registerButton())
  await heading(/Your registration is sent/)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('sends a changed registration under a new key', async () => {
  const { sent, show, app } = await openPage({ register: refusal(503, 'The database does not answer.') })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  await screen.findByRole('alert')
  fill(/^First name/, 'Ayun')
  await userEvent.click(await registerButton())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('continues after a reload at the same step, and discards the draft on request', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  const first = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByRole('heading', { name: clinic.name })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByLabelText(/^First name/)
  fill(/^First name/, 'Ayu')
  first.unmount()

  const second = show()
  expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', 'Ayu')
  expect(screen.getByText(/was restored/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await heading(/Clinic Information/)
  second.unmount()

  show()
  await heading(/Clinic Information/)
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }))
  await focusTells(/Language Selection/)
  expect(screen.queryByText(/was restored/)).toBeNull()
})

test('leaves no draft of a visitor who did nothing', async () => {
  const { show, app } = await openPage()
  show()
  await heading(/Language Selection/)
  expect(await app.drafts.read('registration')).toBeUndefined()
})

test('has a trap for robots that no key leads to and no screen reader tells', async () => {
  const { show, app } = await openPage()
  await saveDraft(app.drafts)
  const { container } = show()
  const box = await consent()
  box.focus()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Back')
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.getAttribute('name')).toBe('consent')
  expect(container.querySelector('[name=website_url]:not([type=hidden])')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull()
})

test('hands on what a robot wrote into the trap', async () => {
  const { sent, show, app } = await openPage()
  await saveDraft(app.drafts)
  const { container } = show()
  await userEvent.click(await consent())
  const trap = container.querySelector<HTMLInputElement>('[name=website_url]')
  if (trap) trap.value = 'https://spam.test'
  await userEvent.click(await registerButton())
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ website_url: 'https://spam.test' }))
})

test('shows when to try again after too many registrations', async () => {
  const { show, app } = await openPage({
    register: () =>
      Response.json(
        { status: 'failed', msg: 'Too many requests. Please try again later.', data: {} },
        { status: 429, headers: { 'Retry-After': '700' } },
      ),
  })
  await saveDraft(app.drafts)
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
  expect(within(await screen.findByRole('alert')).getByText(/try again in 12 minutes/)).toBeTruthy()
})

test('does not go on with a clinic that takes no registrations', async () => {
  const closed = success(listOf([clinicFixture({ status: 'inactive' })]))
  const { show } = await openPage({
    path: '/patient/register?clinic=kemang',
    replies: { 'GET /api/registration/clinic': closed },
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('This clinic does not take registrations')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: /6281255501234|812-5550-1234/ })).toBeTruthy()
})
