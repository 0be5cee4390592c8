import { patientRowFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Route, Switch } from 'wouter'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, refusal, type Scene, success } from '../../testing/scene'
import PatientList from './patient-list'

const budi = patientRowFixture({ id: 1, first_name: 'Budi', last_name: '' })
const citra = patientRowFixture({ id: 2, first_name: 'Citra', last_name: '' })

/** The list, and the questions the server was asked. */
async function openList(list: Reply = success(listOf([budi, citra])), scene: Scene = {}) {
  const requests: Record<string, string>[] = []
  await renderScene(
    <Switch>
      <Route path="/:area/patient" component={PatientList} />
      <Route path="/clinic/patient/new">
        <p>The form</p>
      </Route>
      <Route path="/clinic/patient/:id">{({ id }) => <p>{`The page of ${id}`}</p>}</Route>
    </Switch>,
    {
      role: 'front_office_clinic',
      path: '/clinic/patient',
      ...scene,
      replies: {
        'GET /api/patient': (request) => {
          requests.push(Object.fromEntries(new URL(request.url).searchParams))
          return list(request)
        },
      },
    },
  )
  return { requests }
}

const row = (name: string) => screen.findByRole('link', { name: new RegExp(name) })
const actions = async () =>
  (await screen.findAllByRole('menuitem')).map((item) => [item.textContent, item.getAttribute('href')])
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search patients' })

test('search, filters and order are sent to the server; unknown values are not', async () => {
  const path = '/clinic/patient?search=budi&status=inactive&sex=robot&sort=-created_at&page=2&rowPerPage=50'
  const { requests } = await openList(undefined, { path })
  await row('Budi')
  const query = { search: 'budi', page: '2', rowPerPage: '50', sort: '-created_at', status: 'inactive' }
  expect(requests).toEqual([{ ...query, standing: 'true' }])
  expect((await search()).value).toBe('budi')
})

const standing = { last_visit: '2026-11-02', next_appointment: '2026-12-03T02:00:00Z', has_alert: true, owed: 250_000 }

test('a row tells the next and the last visit, an alert and what is owed', async () => {
  const nothing = { last_visit: null, next_appointment: null, has_alert: false, owed: 0 }
  await openList(
    success(
      listOf([
        { ...budi, standing },
        { ...citra, standing: { ...nothing, last_visit: '2026-10-01' } },
      ]),
    ),
  )
  const told = (await row('Budi')).closest('tr')?.textContent ?? ''
  for (const text of ['Next Dec 3, 2026, 09:00', 'Last Nov 2, 2026', 'Rp 250,000'])
    expect(told.replace(/\s/g, ' ')).toContain(text)
  expect(within(await row('Budi')).getByRole('img', { name: 'Has a medical alert' })).toBeTruthy()
  expect((await row('Citra')).closest('tr')?.textContent).not.toMatch(/Next|Rp/)
})

test('nobody is told what is owed whom invoices are not shown to', async () => {
  const scene: Scene = { role: 'doctor_clinic', path: '/doctor/patient' }
  await openList(success(listOf([{ ...budi, standing: { ...standing, owed: null } }])), scene)
  await row('Budi')
  expect(screen.queryByRole('columnheader', { name: 'Owes' })).toBeNull()
})

const groups = async () =>
  within(await screen.findByRole('combobox', { name: 'Group' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('the desk is shown one of the groups it works through, and none of a dentist', async () => {
  const { requests } = await openList(undefined, { path: '/clinic/patient?group=treated_by_me' })
  await row('Budi')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Group' }), 'Owes money')
  await waitFor(() => expect(requests.map(({ group }) => group)).toEqual([undefined, 'owing']))
  expect(await groups()).not.toContain('Treated by me')
})

test('a dentist finds their own patients, and is not offered who owes money', async () => {
  await openList(undefined, { role: 'doctor_clinic', path: '/doctor/patient' })
  expect(await groups()).toEqual([
    'All patients',
    'Treated by me',
    'Not here for 6 months',
    'Medical alert',
    'Birthday this month',
    'No identity number',
  ])
})

test('chosen filters are cleared at once beside them, and the focus stays there', async () => {
  const path = '/clinic/patient?search=budi&group=owing&status=inactive'
  const { requests } = await openList(undefined, { path })
  await row('Budi')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(Object.keys(requests.at(-1) ?? {})).not.toContain('status'))
  expect(requests.at(-1)).not.toMatchObject({ group: 'owing' })
  expect((await search()).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Group' }))
})

test('a late reply to an older search never replaces a newer one', async () => {
  const late: (() => void)[] = []
  await openList(async (request) => {
    const wanted = new URL(request.url).searchParams.get('search')
    if (wanted === 'bu') await new Promise<void>((resolve) => late.push(resolve))
    const rows = [budi, citra].filter(({ first_name }) => first_name.toLowerCase().includes(wanted ?? ''))
    return success(listOf(rows))(request)
  })
  await row('Budi')
  await userEvent.type(await search(), 'bu')
  await waitFor(() => expect(late).toHaveLength(1))
  await userEvent.clear(await search())
  await userEvent.type(await search(), 'citra')
  await waitFor(() => expect(screen.queryByRole('link', { name: /Budi/ })).toBeNull())
  late[0]?.()
  await row('Citra')
  expect(screen.queryByRole('link', { name: /Budi/ })).toBeNull()
  expect((await search()).value).toBe('citra')
})

test('the keyboard leads to the search, into the rows, and opens one', async () => {
  await openList()
  await row('Budi')
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(await search())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(await row('Citra'))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('The page of 2')
})

test('n begins a new patient, but not while somebody types', async () => {
  await openList()
  await row('Budi')
  await userEvent.type(await search(), 'n')
  expect(screen.queryByText('The form')).toBeNull()
  await userEvent.click(document.body)
  await userEvent.keyboard('n')
  await screen.findByText('The form')
})

test('a dentist finds patients, but is offered neither registrations nor a new one', async () => {
  await openList(undefined, { role: 'doctor_clinic', path: '/doctor/patient' })
  expect((await row('Budi')).getAttribute('href')).toBe('/doctor/patient/1')
  expect(screen.queryByRole('link', { name: 'New patient' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Registrations' })).toBeNull()
})

test('the menu of a patient offers what the role may do with them', async () => {
  await openList()
  await row('Budi')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Budi' }))
  expect(await actions()).toEqual([
    ['Open', '/clinic/patient/1'],
    ['Edit', '/clinic/patient/1/edit'],
    ['Insurance', '/clinic/patient/1/policy'],
    ['Book an appointment', '/clinic/dashboard/calendar?open=new&patient=1'],
    ['WhatsApp', 'https://wa.me/6281234567890'],
    ['Copy No. RM', null],
  ])
})

test('a dentist may neither edit a patient nor book from the list', async () => {
  await openList(undefined, { role: 'doctor_clinic', path: '/doctor/patient' })
  await row('Budi')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Budi' }))
  expect((await actions()).map(([label]) => label)).toEqual(['Open', 'WhatsApp', 'Copy No. RM'])
})

test('an inactive patient is not booked, and one without a phone gets no message', async () => {
  await openList(success(listOf([{ ...budi, status: 'inactive', phone: '' }])))
  await row('Budi')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Budi' }))
  const labels = ['Open', 'Edit', 'Insurance', 'No usable phone number', 'Copy No. RM']
  expect((await actions()).map(([label]) => label)).toEqual(labels)
})

test('the menu of a patient who does not want messages says so in place of WhatsApp', async () => {
  await openList(success(listOf([{ ...budi, no_messages: true }])))
  await row('Budi')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Budi' }))
  const items = await actions()
  expect(items).toContainEqual(['Does not want messages', null])
  expect(items.map(([label]) => label)).not.toContain('WhatsApp')
})

test('a list that cannot be loaded shows why, no patients, and a retry', async () => {
  let isDown = true
  await openList((request) =>
    isDown ? refusal(503, 'The database does not answer.')(request) : success(listOf([budi]))(request),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The database does not answer.')
  expect(screen.queryByRole('table')).toBeNull()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await row('Budi')
})

test('no patient at all is another thing than none that matches', async () => {
  const { requests } = await openList(success(listOf([])), { path: '/clinic/patient?search=zzz' })
  await screen.findByRole('heading', { name: 'No patient matches' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  await screen.findByRole('heading', { name: 'No patients yet' })
  expect((await search()).value).toBe('')
  expect(requests.at(-1)).not.toMatchObject({ search: 'zzz' })
})
