import { patientFixture } from '@clinic/core/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, useLocation } from 'wouter'
import { renderScene } from '../../../testing/render-scene'
import { listOf, type Scene, success } from '../../../testing/scene'
import '../visits/last-visit'
import PatientPage from '../patient-page'
import { patientMergeFixture } from './merge-fixture'
import './merge-notice'
import './merged-patient'
import './undo-question'

const survivor = patientFixture({ former_record_numbers: ['00-12-35', '00-12-36'] })
const merges = [
  patientMergeFixture(),
  patientMergeFixture({
    id: 3,
    duplicate: { id: 14, record_number: '00-12-36', first_name: 'Siti', last_name: '' },
    undo_until: '2020-01-01T00:00:00.000Z',
  }),
]
const Address = () => <output>{useLocation()[0]}</output>

const openPage = ({ replies, ...scene }: Scene = {}) =>
  renderScene(
    <>
      <Route path="/:area/patient/:id" component={PatientPage} />
      <Address />
    </>,
    {
      role: 'manager_clinic',
      path: '/clinic/patient/12',
      ...scene,
      replies: {
        'GET /api/patient/12': success(survivor),
        'GET /api/patient/12/merge': success(listOf(merges)),
        ...replies,
      },
    },
  )

test('the page says who was merged, when and by whom, and lets the manager undo the last merge', async () => {
  const sent: unknown[] = []
  await openPage({
    replies: {
      'POST /api/patient-merge/4/undo': async (request) => {
        sent.push(await request.json())
        return Response.json({ status: 'success', msg: '', data: patientMergeFixture({ state: 'undone' }) })
      },
    },
  })
  expect(
    await screen.findByText(/^Sitti \(00-12-35\) was merged into this patient on .* by Sinta Permatasari/),
  ).toBeTruthy()
  expect(screen.getByText(/^Siti \(00-12-36\).*cannot be undone any more/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo the merge of Sitti, 00-12-35' }))
  await screen.findByRole('alertdialog', { name: 'Make Sitti a patient of their own again?' })
  await userEvent.click(screen.getByRole('button', { name: 'Undo the merge' }))
  await waitFor(() => expect(sent).toEqual([{ version: 1 }]))
})

test('the desk reads of a merge, and cannot undo it', async () => {
  await openPage({ role: 'front_office_clinic' })
  await screen.findByText(/^Sitti \(00-12-35\) was merged/)
  expect(screen.queryByRole('button', { name: /^Undo the merge/ })).toBeNull()
})

test('a dentist sees the former numbers', async () => {
  await openPage({ role: 'doctor_clinic', path: '/doctor/patient/12' })
  expect(await screen.findByText(/formerly 00-12-35, 00-12-36/)).toBeTruthy()
})

test('the page of a merged patient leads to the one who was kept', async () => {
  await openPage({
    path: '/clinic/patient/13',
    replies: {
      'GET /api/patient/13': success(
        patientFixture({ id: 13, record_number: '00-12-35', status: 'merged', merged_into: 12 }),
      ),
    },
  })
  await waitFor(() => expect(screen.getByText('/clinic/patient/12')).toBeTruthy())
  expect(await screen.findByText('00-12-35 was merged into this patient')).toBeTruthy()
})
