import type { Schema } from '@clinic/api'
import { patientFixture, patientInputFixture } from '@clinic/core/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, Switch } from 'wouter'
import { renderScene } from '../../testing/render-scene'
import { listOf, refusal, success } from '../../testing/scene'
import PatientEdit from './patient-edit'

const mine = patientFixture()
const theirs = patientFixture({ version: 2, occupation: 'Perawat', status: 'inactive' })

/** Two tabs edit one patient: the other one has saved by now. */
async function openForm(search = '') {
  const sent: Schema<'PatientUpdate'>[] = []
  await renderScene(
    <Switch>
      <Route path="/clinic/patient/:id/edit" component={PatientEdit} />
      <Route>
        <p>The page</p>
      </Route>
    </Switch>,
    {
      role: 'front_office_clinic',
      path: `/clinic/patient/12/edit${search}`,
      replies: {
        'GET /api/patient/12': success(mine),
        'PUT /api/patient/12': async (request) => {
          const body: Schema<'PatientUpdate'> = await request.json()
          sent.push(body)
          return body.version === theirs.version
            ? success({ ...theirs, ...body, version: 3 })(request)
            : refusal(409, 'Somebody changed this in the meantime.', { current: theirs })(request)
        },
      },
    },
  )
  const first = await screen.findByLabelText(/^First name/)
  return { sent, first }
}

async function openEdit() {
  const { sent, first } = await openForm()
  fireEvent.change(first, { target: { value: 'Ayu Sri' } })
  await userEvent.click(screen.getByText('Save'))
  const dialog = await screen.findByRole('alertdialog')
  return { sent, dialog, press: (name: string) => userEvent.click(within(dialog).getByText(name)) }
}

const rows = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent)

test.each(['identity_number', 'date_of_birth', 'street'])(
  'a link to the field %s leads into its input',
  async (field) => {
    await openForm(`?field=${field}`)
    await waitFor(() => expect(document.activeElement?.closest('form')).not.toBeNull())
    expect(namesOf(document.activeElement)).toContain(field)
  },
)

/** Of a date the input that is seen has no name; the one that is sent stands after it. */
const namesOf = (element: Element | null) => {
  const inputs = [...document.querySelectorAll('input, select, textarea')]
  const at = element ? inputs.indexOf(element) : -1
  return [inputs[at], inputs[at + 1]].map((each) => each?.getAttribute('name'))
}

test('of two versions every field that differs is shown, side by side', async () => {
  const { dialog } = await openEdit()
  expect(rows(dialog)).toEqual([
    'FieldYoursSaved now',
    'First nameAyu SriAyu',
    'OccupationGuruPerawat',
    'StatusActiveInactive',
  ])
})

test('mine can be saved over the stored one', async () => {
  const { sent, press } = await openEdit()
  await press('Save mine over it')
  await screen.findByText('The page')
  expect(sent.map(({ version, first_name, occupation }) => ({ version, first_name, occupation }))).toEqual([
    { version: 1, first_name: 'Ayu Sri', occupation: 'Guru' },
    { version: 2, first_name: 'Ayu Sri', occupation: 'Guru' },
  ])
})

test('the stored one can be taken instead', async () => {
  const { sent, press } = await openEdit()
  await press('Take the saved one')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ayu')
  await userEvent.click(screen.getByText('Save'))
  await screen.findByText('The page')
  expect(sent.at(-1)).toMatchObject({ version: 2, occupation: 'Perawat', status: 'inactive' })
})

test('nothing is decided by going on with editing, and nothing lost', async () => {
  const { sent, press } = await openEdit()
  await press('Keep editing')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Ayu Sri')
  expect(sent).toHaveLength(1)
})

test('a change that makes the patient resemble another one is confirmed; other changes are not', async () => {
  const compared: unknown[] = []
  const like: Schema<'PatientCandidate'> = { patient: patientFixture({ id: 13 }), reasons: ['phone'] }
  await renderScene(
    <Switch>
      <Route path="/clinic/patient/:id/edit" component={PatientEdit} />
    </Switch>,
    {
      role: 'front_office_clinic',
      path: '/clinic/patient/12/edit',
      replies: {
        'GET /api/patient/12': success(mine),
        'PUT /api/patient/12': refusal(503, 'Down'),
        'POST /api/patient/match': async (request) => {
          compared.push(await request.json())
          return success(listOf([like]))(request)
        },
      },
    },
  )
  fireEvent.change(await screen.findByLabelText(/^Occupation/), { target: { value: 'Perawat' } })
  await userEvent.click(screen.getByText('Save'))
  await screen.findByText('Down')
  expect(compared).toEqual([])
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Sri' } })
  await userEvent.click(screen.getByText('Save'))
  await screen.findByRole('alertdialog', { name: '1 patient of this clinic could be the same person' })
  expect(compared).toEqual([{ ...patientInputFixture(), first_name: 'Sri', occupation: 'Perawat', patient_id: 12 }])
})
