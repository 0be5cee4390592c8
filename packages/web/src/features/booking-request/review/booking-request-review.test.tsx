import type { Schema } from '@clinic/api'
import { bookingRequestFixture, informationFixture, patientFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, useLocation, useSearch } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, refusal, success } from '../../../testing/scene'
import { answeredAppointment } from '../answered-fixture'
import BookingRequestReview from './booking-request-review'
// the screen loads them late, and a busy machine later still
import './decline-dialog'
import './patient-choice'
import './visitor-message'

const known: Schema<'PatientCandidate'> = { patient: patientFixture(), reasons: ['name_and_birth'] }
const family: Schema<'PatientCandidate'> = {
  patient: patientFixture({ id: 30, first_name: 'Bima' }),
  reasons: ['phone'],
}
const answer = { decided_by: 'Sinta Permatasari', decided_at: '2026-11-20T03:00:00Z' }
const path = '/clinic/dashboard/booking-request/7'

const Address = () => <output>{`${useLocation()[0]}?${useSearch()}`}</output>
const address = () => document.querySelector('output')?.textContent

interface Opened {
  request?: Partial<Schema<'BookingRequest'>>
  candidates?: Schema<'PatientCandidate'>[]
  replies?: Record<string, Reply>
  search?: string
}

async function openReview({ request, candidates = [known], replies, search = '' }: Opened = {}) {
  await renderScene(
    <>
      <Route path="/clinic/dashboard/booking-request/:id" component={BookingRequestReview} />
      <Address />
    </>,
    {
      path: path + search,
      role: 'front_office_clinic',
      replies: {
        'GET /api/information': success(informationFixture()),
        'GET /api/booking-request/7': success({ request: bookingRequestFixture(request), candidates }),
        ...replies,
      },
    },
  )
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('the patient of the name and birth is booked, with the dentist, the day and the request', async () => {
  await openReview({ candidates: [family, known] })
  expect(await screen.findByRole('radio', { name: /Ayu/ })).toHaveProperty('checked', true)
  await press('Book')
  await waitFor(() =>
    expect(address()).toBe(
      '/clinic/dashboard/calendar?open=new&patient=12&with=4&date=2026-11-23&at=2026-11-23&request=7',
    ),
  )
})

test('nobody is taken for the visitor because of the phone alone; the choice stands in the address', async () => {
  await openReview({ candidates: [family] })
  await press('Book')
  expect(await screen.findByText('Choose a patient, or register a new one')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Bima/ }))
  await waitFor(() => expect(address()).toBe(`${path}?patient=30`))
})

test('a new patient comes back chosen', async () => {
  const born = patientFixture({ id: 41, record_number: '00-41-00', first_name: 'Rahma' })
  await openReview({ candidates: [], search: '?patient=41', replies: { 'GET /api/patient/41': success(born) } })
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Patient' }).value).toContain('Rahma'),
  )
  expect(screen.getByRole('link', { name: 'New patient' }).getAttribute('href')).toBe('/clinic/patient/new?request=7')
})

test('it is declined with a sentence in the language of the visitor, who is told in it', async () => {
  const sent: unknown[] = []
  const declined = bookingRequestFixture({ state: 'declined', reason: 'Waktu ini sudah terisi.', ...answer })
  let isDeclined = false
  await openReview({
    replies: {
      'GET /api/booking-request/7': (request) =>
        success({ request: isDeclined ? declined : bookingRequestFixture(), candidates: [] })(request),
      'POST /api/booking-request/7/decline': async (request) => {
        sent.push(await request.clone().json())
        isDeclined = true
        return success(declined)(request)
      },
    },
  })
  await press('Decline')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }))
  expect(dialog.getByText('Write why, for the visitor to read')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(dialog.getByRole('radio', { name: /^Waktu ini sudah terisi/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText(/Sinta Permatasari declined this request/)).toBeTruthy()
  expect(sent).toEqual([{ version: 1, reason: 'Waktu ini sudah terisi. Silakan pilih waktu lain.' }])
  const whatsapp = await screen.findByRole('link', { name: 'Tell the visitor on WhatsApp' })
  const link = new URL(whatsapp.getAttribute('href') ?? '')
  expect(link.pathname).toBe('/6281234567890')
  expect(link.searchParams.get('text')).toBe(
    'Halo Ayu Lestari, janji temu yang Anda minta di Klinik Gigi Kemang pada Senin, 23 November 2026, 09:00 belum dapat kami penuhi. Waktu ini sudah terisi.',
  )
})

test('a failed decline keeps the reason; somebody who was faster is shown', async () => {
  let wasFaster = false
  const booked = bookingRequestFixture({ state: 'booked', appointment_id: 4, patient_id: 12, ...answer, version: 2 })
  await openReview({
    replies: {
      'GET /api/appointment/4': success(answeredAppointment()),
      'GET /api/booking-request/7': (request) =>
        success({ request: wasFaster ? booked : bookingRequestFixture(), candidates: [] })(request),
      'POST /api/booking-request/7/decline': (request) =>
        wasFaster
          ? refusal(409, 'This request has been answered already.', { current: booked })(request)
          : refusal(503, 'The database does not answer.')(request),
    },
  })
  await press('Decline')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Maaf, penuh')
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }))
  expect(await dialog.findByText('The database does not answer.')).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', 'Maaf, penuh')
  wasFaster = true
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText(/Sinta Permatasari booked an appointment/)).toBeTruthy()
  expect(screen.getByText('This request has been answered already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull()
  const appointment = await screen.findByRole('link', { name: 'Mon, Nov 23, 10:00' })
  expect(appointment.getAttribute('href')).toContain('appointment=4')
  const whatsapp = await screen.findByRole('link', { name: 'Tell the visitor on WhatsApp' })
  // the time that was booked, not the one that was asked for
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain('Senin, 23 November 2026, 10:00')
})
