import { emptyPatient } from '@clinic/core/patient'
import { clinicFixture, patientInputFixture } from '@clinic/core/testing'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { AppContext } from '../../platform/app/app-context'
import { UiWords } from '../../platform/texts/ui-words'
import { listOf, success } from '../../testing/scene'
import Register from './register'
import { consent, fill, focusTells, heading, openPage, registerButton, resetPage, saveDraft } from './register-fixture'

beforeEach(resetPage)

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

test('the card of the clinic says when it is open today, and shows it on a map', async () => {
  const { show } = await openPage({ path: '/patient/register?clinic=kemang' })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('09:00–13:00, 15:00–20:00')).toBeTruthy()
  const map = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on the map' })
  expect(new URL(map.href).searchParams.get('query')).toContain('Klinik Gigi Kemang, Jl. Kemang Raya 12')
})

test('a clinic that is closed today says so', async () => {
  const closed = clinicFixture({ slug: 'closed', hours_today: [] })
  const replies = { 'GET /api/registration/clinic': success(listOf([closed])) }
  const { show } = await openPage({ path: '/patient/register?clinic=closed', replies })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Closed today')).toBeTruthy()
})

/** Registers at a clinic, whose draft was typed before. */
async function registerAt(clinic: ReturnType<typeof clinicFixture>) {
  const { show, app } = await openPage()
  const value = {
    draft: { language: 'en', clinic, patient: patientInputFixture() },
    step: 'patientInformation',
    sent: null,
  }
  await app.drafts.save('registration', { value, savedAt: '2026-11-20T02:00:00Z' })
  show()
  await userEvent.click(await consent())
  await userEvent.click(await registerButton())
}

test('who has registered chooses a time, and keeps the contact', async () => {
  await registerAt(clinicFixture())
  const choose = await screen.findByRole('link', { name: 'Choose a time' })
  expect(choose.getAttribute('href')).toBe('/patient/book?clinic=kemang')
  expect(screen.queryByRole('link', { name: 'Ask for an appointment' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save the contact of the clinic' })).toBeTruthy()
})

test('who has registered where no time can be chosen asks on WhatsApp with the code', async () => {
  await registerAt(clinicFixture({ booking_open: false }))
  const ask = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask for an appointment' })
  expect(ask.href).toContain('https://wa.me/6281255501234?text=')
  expect(new URL(ask.href).searchParams.get('text')).toBe(
    'Hello Klinik Gigi Kemang, I have registered with the code REG-8F3K2M and would like an appointment.',
  )
  expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull()
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
