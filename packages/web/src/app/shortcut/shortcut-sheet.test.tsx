import { accountFixture, patientRowFixture } from '@clinic/core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useLocation, useSearch } from 'wouter'
import PatientCreate from '../../features/patient/create/patient-create'
import PatientList from '../../features/patient/patient-list'
import { renderScene } from '../../testing/render-scene'
import { listOf, success } from '../../testing/scene'
import { clinicFixture } from '../clinic-fixture'
import { Frame } from '../frame/frame'
import './shortcut-sheet' // loaded before the clock of a test runs
import { shortcutsOnPage } from './shortcuts-on-page'

const user = userEvent.setup()
const role = 'front_office_clinic'
const account = accountFixture({ role: { name: role } })
const replies = { ...clinicFixture, 'GET /api/patient': success(listOf([patientRowFixture()])) }
const row = (name: string) => screen.getByText(name, { selector: 'li *' }).closest('li')?.textContent

function Address() {
  const [path] = useLocation()
  return <output>{`${path}?${useSearch()}`}</output>
}
const address = () => document.querySelector('output')?.textContent

async function openPatients() {
  await renderScene(
    <Frame account={account}>
      <PatientList />
      <Address />
    </Frame>,
    { role, path: '/clinic/patient', replies },
  )
  await screen.findByRole('searchbox')
}

it('lists the keys that the page has, and those of all pages', async () => {
  await openPatients()
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(row('New patient')).toBe('New patientN')
  expect(row('Search everything')).toBe('Search everythingCtrlK')
})

it('names a key by what it does where the text of its element says what is shown', () => {
  document.body.innerHTML = '<button aria-keyshortcuts="g" title="Go to a date">November 29</button>'
  expect(shortcutsOnPage(document)).toEqual([{ keys: ['g'], name: 'Go to a date' }])
})

it('is not opened by a question mark that is typed', async () => {
  await openPatients()
  await user.type(screen.getByRole('searchbox'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('switches keys that are pressed alone off, and is still reached by the menu of the account', async () => {
  await openPatients()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?n/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('searchbox')).not.toBe(document.activeElement)
  expect(address()).toBe('/clinic/patient?')
  await user.click(screen.getByText('Keyboard shortcuts'))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Single-key shortcuts' }).checked).toBe(false)
})

it('n asks for the first field of a new record', async () => {
  await openPatients()
  await user.keyboard('n')
  expect(address()).toBe('/clinic/patient/new?field=first')
})

it('a form whose address asks for its first field has the focus there, and its address asks no more', async () => {
  await renderScene([<PatientCreate key="form" />, <Address key="address" />], {
    role,
    path: '/clinic/patient/new?field=first',
    replies,
  })
  const first = await screen.findByRole('textbox', { name: /^First name/ })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await waitFor(() => expect(address()).toBe('/clinic/patient/new?'))
})
