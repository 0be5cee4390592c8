import { patientFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import { planViolationsFixture } from '../../entities/appointment/plan-violations-fixture'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import './patient-details'
import PatientPage from './patient-page'

const ayu = patientFixture()

const openPage = (reply: Reply, scene: Scene = {}) =>
  renderScene(<Route path="/:area/patient/:id/details" component={PatientPage} />, {
    role: 'front_office_clinic',
    path: '/clinic/patient/12/details',
    ...scene,
    replies: { 'GET /api/patient/12': reply, ...scene.replies },
  })

test('a patient is deactivated after a question, with all that is stored', async () => {
  let stored = ayu
  await openPage((request) => success(stored)(request), {
    replies: {
      'PUT /api/patient/12': async (request) => {
        const { version, ...body } = await request.json()
        stored = { ...stored, ...body, version: version + 1 }
        return success(stored)(request)
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Ayu Lestari?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByRole('button', { name: 'Activate' })
  expect(stored).toEqual({ ...ayu, status: 'inactive', version: 2 })
})

test('a patient with appointments is deactivated only after these were listed', async () => {
  const sent: unknown[] = []
  await openPage(success(ayu), {
    replies: {
      'POST /api/appointment/preview-plan-change': async (request) => {
        sent.push(await request.json())
        return success(listOf(planViolationsFixture.slice(0, 1)))(request)
      },
      'PUT /api/patient/12': async (request) => {
        sent.push('saved')
        return success({ ...ayu, status: 'inactive', version: 2 })(request)
      },
    },
  })
  const deactivate = async (answer: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Ayu Lestari?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
    const question = await screen.findByRole('alertdialog', { name: 'This leaves 1 appointment outside the plan' })
    expect(within(question).getByRole('link', { name: 'Siti Nurhaliza' }).getAttribute('href')).toContain(
      '&appointment=1',
    )
    await userEvent.click(within(question).getByRole('button', { name: answer }))
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  await deactivate('Back')
  expect(sent).toEqual([{ inactive_patient: 12 }])
  await deactivate('Do it anyway')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([{ inactive_patient: 12 }, { inactive_patient: 12 }, 'saved'])
})

// Seen to fail: with the dialog of a status in place of that of a death.
test('whoever has died is marked so with the day, which must have come, and a mistake is taken back', async () => {
  let stored = ayu
  const sent: unknown[] = []
  await openPage((request) => success(stored)(request), {
    replies: {
      'POST /api/appointment/preview-plan-change': success(listOf([])),
      'PUT /api/patient/12': async (request) => {
        const { version, ...body } = await request.json()
        sent.push([body.status, body.deceased_on])
        stored = { ...stored, ...body, version: version + 1 }
        return success(stored)(request)
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Has died' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Has Ayu Lestari died?' }))
  const day = dialog.getByLabelText('Day of death')
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save as deceased' }))
  await userEvent.type(day, '03/05/2090')
  await save()
  await dialog.findByText('This day has not come yet')
  await userEvent.clear(day)
  await userEvent.type(day, '03/05/2026')
  await save()
  await screen.findByText(/^Deceased .*2026$/)
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Has not died' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Has not died' }))
  await screen.findByRole('button', { name: 'Deactivate' })
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeTruthy()
  expect(sent).toEqual([
    ['deceased', '2026-05-03'],
    ['active', null],
  ])
})

test('a change somebody else made first is not written over', async () => {
  const newer = { ...ayu, version: 2, occupation: 'Perawat' }
  await openPage(success(ayu), {
    replies: { 'PUT /api/patient/12': refusal(409, 'Somebody changed this in the meantime.', { current: newer }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate' }))
  await within(dialog).findByText('Somebody changed this in the meantime.')
})
