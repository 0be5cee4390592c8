import type { Schema } from '@clinic/api'
import { pathsOf, roleNames } from '@clinic/core/access'
import { type Missing, missingKeys, missingOf } from '@clinic/core/satu-sehat'
import { patientFixture } from '@clinic/core/testing'
import { valuesOf } from '@clinic/core/values'
import { renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { matchRoute, Route, Switch, useRouter } from 'wouter'
import { placeOf } from '../entities/satu-sehat/place-of'
import { satuSehatVisitFixture } from '../entities/satu-sehat/satu-sehat-fixture'
import { amoxicillin } from '../features/company-medicine/company-medicine-fixture'
import { andi } from '../features/doctor/doctor-fixture'
import { fieldAddress } from '../platform/record/field-address'
import { renderScene } from '../testing/render-scene'
import { listOf, type Scene, success } from '../testing/scene'
import { lazyWithRetry } from '../ui/lazy-with-retry'
import { screens } from './routes/every-screen'

vi.setConfig({ testTimeout: 60_000 })

const visit = satuSehatVisitFixture({ doctor_id: 1, room_id: 1 })
const { id } = visit.patient
const nothing = { street: '', province: '', city: '', district: '', village: '', postcode: '', area_code: '' }
const unknown = { ...patientFixture(), ihs_number: null, identity_number: '', first_name: '', date_of_birth: '' }
const lacking = (change: Partial<Schema<'Patient'>>) =>
  missingOf({
    patient: { ...unknown, ...change, address: nothing, sex: '' as Schema<'Sex'> },
    doctor: { id: 1, nik: '', ihs_number: null },
    room: null,
    medicines: [{ id: 1, kfa_code: '' }],
    diagnoses: [],
    arrived_at: '2026-11-20T08:00:00Z',
    finished_at: '2026-11-20T08:00:00Z',
  })
const others = missingOf({
  patient: { ...patientFixture(), ihs_number: '1' },
  doctor: { id: 1, nik: andi.nik, ihs_number: null },
  room: { id: 1, ihs_number: null },
  medicines: [],
  diagnoses: [{ id: 1, code: 'K04' }],
  arrived_at: '2026-11-20T08:00:00Z',
  finished_at: '2026-11-20T09:00:00Z',
})
const everything = new Map(
  [
    ...lacking({ identification: 'nik' }),
    ...lacking({ identification: 'not_available' }),
    ...lacking({ identification: 'passport' }),
    ...others,
  ].map((each) => [`${each.key} ${each.field}`, each]),
)

it('knows everything that a visit can lack', () => {
  expect([...new Set([...everything.values()].map(({ key }) => key))].sort()).toEqual(valuesOf(missingKeys).toSorted())
})

const room = {
  id: 1,
  code: 'T1',
  name: 'Melati',
  type: 'treatment',
  floor: '',
  chair_brand: '',
  chair_serial: '',
  note: '',
  status: 'active',
  state: 'active',
  maintenance_until: null,
  version: 1,
}
const product = {
  id: 1,
  code: 'A',
  name: 'Scaling',
  name_en: '',
  category: 'periodontics',
  icd9cm: '',
  scope: 'mouth',
  price_model: 'fixed',
  duration_minutes: 45,
  needs_consent: false,
  odontogram_code: '',
  taxable: false,
  online_bookable: true,
  status: 'active',
  price: null,
  version: 1,
}
const external = { engagement: 'visiting', institution: '', agreement_number: '', agreement_from: null }
const bank = { agreement_until: null, bank_name: '', bank_account: '', bank_holder: '' }
const replies: Scene['replies'] = {
  [`GET /api/patient/${id}`]: success(patientFixture({ id })),
  [`GET /api/patient/${id}/visit`]: success(listOf([])),
  'GET /api/doctor/1': success(andi),
  'GET /api/doctor-external/1': success({ ...andi, ...external, ...bank, nik: '' }),
  'GET /api/room/1': success(room),
  'GET /api/room': success(listOf([])),
  'GET /api/room/1/maintenance': success(listOf([])),
  'GET /api/company-medicine/1': success(amoxicillin),
  'GET /api/product/1': success(product),
}

/** Opens an address as the workspace does: the screen of the route table. */
const open = (path: string) =>
  renderScene(
    <Suspense>
      <Switch>
        {screens.map(({ path: route, load }) => (
          <Route key={route} path={route} component={lazyWithRetry(load)} />
        ))}
      </Switch>
    </Suspense>,
    { role: 'manager_clinic', path, replies },
  )

/** The names of the input that has the focus; of a date, which is sent by the hidden one behind it, of both. */
function focused() {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  const at = inputs.findIndex((input) => input.matches(':focus'))
  const [input, next] = inputs.slice(at === -1 ? inputs.length : at)
  return [input?.name, next?.type === 'hidden' ? next.name : undefined].filter(Boolean)
}

const hrefOf = (missing: Missing, doctor_employment: typeof visit.doctor_employment = 'internal') =>
  placeOf({ ...visit, doctor_employment }, { ...missing, fixer: missing.owner })?.href ?? ''

const withoutInput = ['roomMissing', 'roomUnknown', 'diagnosisMissing', 'diagnosisCode', 'visitPeriod']
const toFields = [...everything.values()].filter(({ key }) => !withoutInput.includes(key))

it.each<[string, string]>([
  ...toFields.map((missing): [string, string] => [missing.field, hrefOf(missing)]),
  ...toFields
    .filter(({ owner }) => owner === 'doctor')
    .map((each): [string, string] => [each.field, hrefOf(each, 'external')]),
  ['icd9cm', fieldAddress('/clinic/product/1', 'icd9cm')],
  // folded into the details
  ['occupation', fieldAddress(`/clinic/patient/${id}/edit`, 'occupation')],
])('the field %s has the focus at %s', async (field, href) => {
  await open(href)
  await waitFor(() => expect(focused()).toContain(field), { timeout: 20_000 })
  expect(document.activeElement?.closest('details')?.open).not.toBe(false)
})

it.each(
  [...everything.values()].filter(({ key }) => withoutInput.includes(key)).map((each) => [each.key, hrefOf(each)]),
)('%s leads to the page %s, which asks for no field', async (_, href) => {
  expect(href).not.toContain('field=')
  await open(href)
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
})

it('a rejection leads to the field of what was refused, and to the list where the record is not known', () => {
  const at = (fixer: Schema<'SatuSehatRejection'>['fixer'], field: string) =>
    placeOf(visit, { fixer, id: null, field })?.href
  expect(at('patient', 'Patient.birthDate')).toBe(`/clinic/patient/${id}/edit?field=date_of_birth`)
  expect(at('patient', 'AllergyIntolerance.code')).toBe(`/clinic/patient/${id}/edit`)
  expect(at('doctor', 'PractitionerRole.identifier.system')).toBe('/clinic/doctor/1?field=sip_number')
  expect(at('medicine', 'Medication.code')).toBe('/clinic/company-medicine')
})

it('the note on a page leads to the field below it again and again, and loses nothing that was typed', async () => {
  await open('/clinic/company-medicine/1')
  const link = await screen.findByRole('link', { name: 'KFA code' }, { timeout: 20_000 })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  for (const _ of ['first', 'second']) {
    await userEvent.type(name, ' 2')
    await userEvent.click(link)
    await waitFor(() => expect(focused()).toEqual(['kfa_code']))
  }
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(name.value).toBe('Amoksisilin 2 2')
})

it('every path of every role has a screen', () => {
  const { parser } = renderHook(() => useRouter()).result.current
  const paths = new Set(roleNames.flatMap(pathsOf))
  const without = [...paths].filter((path) => !screens.some((each) => matchRoute(parser, each.path, path)[0]))
  expect(without).toEqual([])
  expect(paths.size).toBeGreaterThan(30)
})
