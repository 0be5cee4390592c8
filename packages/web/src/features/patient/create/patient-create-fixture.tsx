import { patientFixture, patientInputFixture } from '@clinic/core/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { Route, Switch } from 'wouter'
import { createScene, listOf, type Reply, success } from '../../../testing/scene'
import { SceneFrame } from '../../../testing/scene-frame'
import PatientCreate from './patient-create'

export const ayu = patientInputFixture()

/** What is shown where the form leads. */
const nextPage = { list: 'The list', of: (id: string) => `The page of ${id}` }

/** Opens the form of a new patient, and records the requests. */
export async function openForm(create: Reply = success(patientFixture(), 201), match: Reply = success(listOf([]))) {
  const sent: { key: string | null; body: unknown }[] = []
  const compared: unknown[] = []
  const app = await createScene({
    role: 'front_office_clinic',
    replies: {
      'POST /api/patient': async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.clone().json() })
        return create(request)
      },
      'POST /api/patient/match': async (request) => {
        compared.push(await request.clone().json())
        return match(request)
      },
    },
  })
  const show = () =>
    render(
      <SceneFrame app={app} path="/clinic/patient/new">
        <Switch>
          <Route path="/clinic/patient/new" component={PatientCreate} />
          <Route path="/clinic/patient/:id">{({ id }) => <p>{nextPage.of(id)}</p>}</Route>
          <Route path="/clinic/patient">
            <p>{nextPage.list}</p>
          </Route>
        </Switch>
      </SceneFrame>,
    )
  const keep = (value: object) => app.drafts.save('patient-new', { value, savedAt: '2026-11-20T02:00:00Z' })
  return { app, sent, compared, show, keep }
}

// by the words, not by the role: to find a role in a long form takes the test longer than all else
export const save = () => screen.findByText('Save patient', { selector: 'button' })
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' })
export const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
