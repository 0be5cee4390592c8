import type { Schema } from '@clinic/api'
import { patientFixture, patientInputFixture } from '@clinic/core/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { createScene, listOf, type Reply, refusal, success } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import PatientCreate from './patient-create'

const ayu = patientInputFixture()

/** Opens the form of a new patient, and records the requests. */
async function openForm(create: Reply = success(patientFixture(), 201), match: Reply = success(listOf([]))) {
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
          <Route path="/clinic/patient/:id">{({ id }) => <p>{`The page of ${id}`}</p>}</Route>
          <Route path="/clinic/patient">
            <p>The list</p>
          </Route>
        </Switch>
      </SceneFrame>,
    )
  const keep = (value: object) => app.drafts.save('patient-new', { value, savedAt: '2026-11-20T02:00:00Z' })
  return { app, sent, compared, show, keep }
}

// by the words, not by the role: to find a role in a long form takes the test longer than all else
const save = () => screen.findByText('Save patient', { selector: 'button' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' })
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test('a patient is saved once however often Enter is pressed, and then opened', async () => {
  const { sent, show, keep, app } = await openForm()
  await keep(ayu)
  show()
  const form = (await save()).closest('form')
  if (!form) throw new Error('no form')
  fireEvent.submit(form)
  fireEvent.submit(form)
  await screen.findByText('The page of 12')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual(ayu)
  expect(await app.drafts.read('patient-new')).toBeUndefined()
})

test('a browser whose storage hangs holds up nobody: what is saved is saved', async () => {
  const { app, show, keep } = await openForm()
  await keep(ayu)
  show()
  vi.spyOn(app.drafts, 'discard').mockReturnValue(new Promise(() => {}))
  await userEvent.click(await save())
  await screen.findByText('The page of 12')
})

test('each field shows its problem, and the first one has the focus', async () => {
  const { sent, show } = await openForm()
  show()
  await userEvent.click(await save())
  expect(document.activeElement).toBe(field('First name'))
  expect(screen.getAllByText('This is required').length).toBe(7)
  fill('First name', 'Dimas')
  expect(screen.getAllByText('This is required').length).toBe(6)
  expect(sent).toEqual([])
})

test('a wrong field that is folded away is opened and focused', async () => {
  const { show, keep } = await openForm()
  await keep({ ...ayu, email: 'ayu' })
  const { container } = show()
  await userEvent.click(await save())
  expect(container.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field('Email'))
})

test('when the save fails nothing is lost, not by a reload either', async () => {
  let isDown = true
  const { sent, show, keep } = await openForm((request) =>
    isDown ? refusal(503, 'The database does not answer.')(request) : success(patientFixture(), 201)(request),
  )
  await keep(ayu)
  const { unmount } = show()
  await save()
  fill('First name', 'Ayu Sri')
  await userEvent.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('The database does not answer.')
  expect(field('First name').value).toBe('Ayu Sri')

  unmount()
  show()
  await waitFor(() => expect(field('First name').value).toBe('Ayu Sri'))
  isDown = false
  await userEvent.click(await save())
  await screen.findByText('The page of 12')
  expect(sent[0]?.body).toEqual(sent[1]?.body)
})

test.each([400, 403, 404, 409, 422])('a save that is refused with %i says why, and nothing is lost', async (status) => {
  const { show, keep } = await openForm(refusal(status, 'The server says why.'))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
  expect(field('First name').value).toBe(ayu.first_name)
})

test('the same value is sent again under the same key, another one under another', async () => {
  const { sent, show, keep } = await openForm(refusal(503, 'Down'))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByRole('alert')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByRole('alert')
  fill('First name', 'Sri')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('an error of the server stays at its field until the field is typed into', async () => {
  const taken = 'Another patient of this clinic has this number'
  const { show, keep } = await openForm(refusal(422, 'Please check.', { fields: { identity_number: taken } }))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await screen.findByText(taken)
  expect(document.activeElement).toBe(field('Identity number'))
  fill('First name', 'Sri')
  expect(screen.getByText(taken)).toBeTruthy()
  fill('Identity number', '3174015705900002')
  expect(screen.queryByText(taken)).toBeNull()
})

test.each([
  ['en', 'Open Ayu Lestari (new tab)'],
  ['id', 'Buka Ayu Lestari (tab baru)'],
] as const)(
  'whose number it is can be opened in a new tab beside the field until it is typed into (%s)',
  async (language, name) => {
    const sentence = 'This is the number of Ayu Lestari (00-00-07)'
    const holders = { identity_number: { kind: 'patient', id: 7, name: 'Ayu Lestari' } }
    const { show, keep, app } = await openForm(
      refusal(422, 'Please check.', { fields: { identity_number: sentence }, holders }),
    )
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await screen.findByText(sentence)
    await act(() => app.language.send({ type: 'language.choose', language }))
    const link = await screen.findByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/clinic/patient/7', '_blank'])
    const number = document.querySelector<HTMLInputElement>('input[name=identity_number]')
    expect(number?.getAttribute('aria-describedby')).toBe(link.closest('[aria-live]')?.id)
    if (number) fireEvent.change(number, { target: { value: '3174015705900002' } })
    expect(screen.queryByRole('link', { name })).toBeNull()
  },
)

test('an address part that the server refuses shows the error at that part', async () => {
  const { show, keep } = await openForm(refusal(400, 'Please check.', { fields: { 'address.city': 'Too long' } }))
  await keep(ayu)
  show()
  await userEvent.click(await save())
  await screen.findByText('Too long')
  expect(document.activeElement).toBe(field('City or regency'))
})

test('leaving with changes asks; what was typed stays as a draft', async () => {
  const { show, app } = await openForm()
  show()
  await save()
  fill('First name', 'Siti')
  await userEvent.click(screen.getByText('Cancel'))
  await userEvent.click(await screen.findByText('Stay'))
  expect(field('First name').value).toBe('Siti')
  await userEvent.click(screen.getByText('Cancel'))
  await userEvent.click(await screen.findByText('Leave'))
  await screen.findByText('The list')
  expect(await app.drafts.read('patient-new')).toMatchObject({ value: { first_name: 'Siti' } })
})

test('without changes nothing is asked', async () => {
  const { show } = await openForm()
  show()
  await save()
  await userEvent.click(screen.getByText('Cancel'))
  await screen.findByText('The list')
})

test('an earlier draft is offered, and can be thrown away', async () => {
  const { show, keep, app } = await openForm()
  await keep(ayu)
  show()
  await screen.findByText(/A draft of .* was restored/)
  expect(field('First name').value).toBe('Ayu')
  await userEvent.click(screen.getByText('Discard the draft'))
  expect(field('First name').value).toBe('')
  expect(await app.drafts.read('patient-new')).toBeUndefined()
})

test('blanks in a pasted NIK are left out, and a NIK of somebody else is hinted at without blocking', async () => {
  const { sent, show, keep } = await openForm()
  await keep({ ...ayu, identity_number: '' })
  show()
  await save()
  await userEvent.click(field('Identity number'))
  await userEvent.paste('3174 0157 0590 0001')
  expect(field('Identity number').value).toBe('3174015705900001')
  expect(screen.queryByText(/another date of birth or sex/)).toBeNull()
  await userEvent.click(screen.getByLabelText('Male'))
  expect(screen.getByText(/another date of birth or sex/)).toBeTruthy()
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('a patient without a number yet gives a reason instead', async () => {
  const { sent, show, keep } = await openForm()
  await keep(ayu)
  show()
  await save()
  await userEvent.selectOptions(screen.getByLabelText(/^Identification/), 'Not available')
  expect(screen.queryByLabelText(/^Identity number/)).toBeNull()
  fill('Why there is no identity number', 'Newborn')
  await userEvent.click(await save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    identification: 'not_available',
    identity_number: '',
    identity_reason: 'Newborn',
  })
})

describe('a likely duplicate', () => {
  const known = patientFixture({ last_name: 'Lestary' })
  const like: Schema<'PatientCandidate'> = { patient: known, reasons: ['name_and_birth', 'phone'] }
  const question = () => screen.findByRole('alertdialog', { name: '1 patient of this clinic could be the same person' })
  const press = (dialog: HTMLElement, name: string) =>
    userEvent.click(within(dialog).getByRole('button', { name, hidden: true }))
  afterEach(() => vi.restoreAllMocks())

  test('is shown with what tells them apart before anything is saved, and nothing typed is lost on the way back', async () => {
    const { sent, compared, show, keep } = await openForm(undefined, success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await question()
    expect(compared).toEqual([{ ...ayu, patient_id: null }])
    for (const text of [
      'Ayu Lestary',
      known.record_number,
      'Similar name, same date of birth',
      'Same phone',
      /May 17, 1990/,
      /^\+62 812-/,
    ])
      expect(within(dialog).getByText(text)).toBeTruthy()
    const link = within(dialog).getByRole('link', { name: 'Open this patient: Ayu Lestary' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/clinic/patient/12', '_blank'])
    await press(dialog, 'Back to the form')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('First name').value).toBe('Ayu')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent).toEqual([])
  })

  test('is saved when it is another person', async () => {
    const { sent, show, keep } = await openForm(undefined, success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await screen.findByText('The page of 12')
    expect(sent.map(({ body }) => body)).toEqual([ayu])
  })

  test('is not saved with the identity number of a patient: it is corrected', async () => {
    const taken: Schema<'PatientCandidate'> = { patient: known, reasons: ['identity'] }
    const { show, keep } = await openForm(undefined, success(listOf([taken])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await question()
    expect(within(dialog).getByText(/^The identity number belongs to a patient who is there already/)).toBeTruthy()
    expect(within(dialog).queryByText('Somebody else: save')).toBeNull()
  })

  test('may share the number of the mother', async () => {
    const sister: Schema<'PatientCandidate'> = {
      patient: { ...known, identification: 'nik_mother' },
      reasons: ['identity'],
    }
    const { sent, show, keep } = await openForm(undefined, success(listOf([sister])))
    await keep({ ...ayu, identification: 'nik_mother' })
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('is asked about once: when no answer comes, the same is sent again without asking', async () => {
    const { sent, compared, show, keep } = await openForm(refusal(503, 'Down'), success(listOf([like])))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await question(), 'Somebody else: save')
    await screen.findByText('Down')
    await userEvent.click(await save())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(compared).toHaveLength(1)
    await waitFor(() => expect(screen.getByText('Down')).toBeTruthy())
    fill('First name', 'Sri')
    await userEvent.click(await save())
    await question()
    expect(compared).toHaveLength(2)
  })

  test('a refusal is shown at its field', async () => {
    const refused = refusal(422, 'Please check.', { fields: { identity_number: 'A NIK has 16 digits' } })
    const { sent, show, keep } = await openForm(undefined, refused)
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await screen.findByText('A NIK has 16 digits')
    expect(document.activeElement).toBe(field('Identity number'))
    expect(sent).toEqual([])
  })

  const notCompared = () => screen.findByRole('alertdialog', { name: 'Not compared with the patients of this clinic' })

  test('when nobody can be compared it is tried again, or saved without', async () => {
    const { sent, compared, show, keep } = await openForm(undefined, refusal(503, 'The database does not answer.'))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    const dialog = await notCompared()
    expect(within(dialog).getByText('The database does not answer.')).toBeTruthy()
    await press(dialog, 'Try again')
    await waitFor(() => expect(compared).toHaveLength(2))
    await press(await notCompared(), 'Save without comparing')
    await screen.findByText('The page of 12')
    expect(sent).toHaveLength(1)
  })

  test('a comparison that takes too long can be skipped', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    const { sent, show, keep } = await openForm(undefined, ({ signal }) => Promise.reject(signal.reason))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    await press(await notCompared(), 'Save without comparing')
    await screen.findByText('The page of 12')
    expect(sent).toHaveLength(1)
  })

  test('without a connection it fails like any save', async () => {
    const { show, keep } = await openForm(undefined, () => Promise.reject(new TypeError('Failed to fetch')))
    await keep(ayu)
    show()
    await userEvent.click(await save())
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
