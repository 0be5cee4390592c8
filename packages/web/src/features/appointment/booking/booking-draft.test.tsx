import { informationFixture, patientFixture } from '@clinic/core/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createScene, listOf, type Scene, success } from '../../../testing/scene'
import { SceneFrame } from '../../../testing/scene-frame'
import { calendarFixture } from '../appointment-fixture'
import AppointmentCalendar from '../calendar/calendar'
import { emptyBooking } from './booking'

const begun = {
  value: {
    ...emptyBooking,
    patient_id: '7',
    patient: { value: '7', label: 'Budi Santoso' },
    note: 'Afraid of the needle',
  },
  savedAt: '2026-11-20T02:00:00.000Z',
}

async function open(path: string) {
  const scene = {
    role: 'front_office_clinic',
    path,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment/calendar': success(calendarFixture()),
      'GET /api/appointment/free-slots': success({ slots: [] }),
      'GET /api/patient/12': success(patientFixture({ id: 12, first_name: 'Siti', last_name: 'Rahmawati' })),
      'GET /api/doctor/treating': success(listOf([])),
      'GET /api/room': success(listOf([])),
    },
  } satisfies Scene
  const app = await createScene(scene)
  await app.drafts.save('appointment-new', begun)
  render(
    <SceneFrame app={app} path={path}>
      <AppointmentCalendar />
    </SceneFrame>,
  )
  const patient = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Patient/ }, { timeout: 10_000 })
  return { patient: patient.value, note: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note/ }).value }
}

it('takes up a booking that was begun', async () => {
  expect(await open('/clinic/dashboard/calendar?open=new')).toEqual({
    patient: 'Budi Santoso',
    note: 'Afraid of the needle',
  })
})

it('gives nothing of a booking that was begun for somebody else to the patient it is opened for', async () => {
  expect(await open('/clinic/dashboard/calendar?open=new&patient=12')).toEqual({ patient: 'Siti Rahmawati', note: '' })
})
