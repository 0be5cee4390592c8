import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type Api, unwrap } from '../models/clinic-api'
import { newName } from '../models/registration.model'
import { test } from '../models/test'
import { changeDentist, startTreatment } from '../models/visit.model'

/** Enters one code on the occlusal surface of 46, by somebody who has seen so many rows. */
const enter = (api: Api, id: number, { code, seen }: { code: 'car' | 'cof' | 'amf'; seen: number }) =>
  unwrap(
    api.POST('/api/visit/{id}/odontogram', {
      params: { path: { id } },
      body: {
        key: randomUUID(),
        seen,
        typed_ms_ago: 0,
        mode: 'found',
        teeth: ['46'],
        items: [{ code, surfaces: ['o'] }],
        cause: null,
        is_uncertain: false,
        note: '',
        reason: null,
      },
    }),
  )

const slider = (page: Page, side: string) => page.getByRole('region', { name: side }).getByRole('slider')
const differences = (page: Page) => page.getByRole('region', { name: 'What differs' })

test('two visits of a patient are compared by keys, and the address keeps what is shown @phone', async ({
  baseURL,
  page,
  session,
}) => {
  const first = await startTreatment(newName(), baseURL)
  await enter(first.api, first.id, { code: 'car', seen: 0 })
  const second = await changeDentist(first, baseURL)
  await enter(second.api, second.id, { code: 'cof', seen: 1 })
  await session.enter(second.email, `/doctor/patient/${first.patient.id}/odontogram`)
  await page.getByRole('button', { name: 'Compare two visits' }).click()
  await expect(differences(page).getByRole('listitem')).toHaveText(/^46Caries \(Occlusal\)becomesComposite/)

  await slider(page, 'Second moment').press('Home')
  await expect(differences(page)).toContainText('Nothing differs')
  await slider(page, 'Second moment').press('ArrowRight')
  await expect(differences(page).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(differences(page).getByRole('listitem')).toHaveCount(1)
  await page.goBack()
  await expect(differences(page)).toHaveCount(0)
  await page.getByRole('slider', { name: 'Chart as of the visit' }).press('ArrowLeft')
  await expect(page).toHaveURL(/as-of=/)
})

test('a contradiction of two dentists is decided in the practice by keys, beside an earlier visit', async ({
  baseURL,
  page,
  session,
  practice,
}) => {
  const first = await startTreatment(newName(), baseURL)
  await enter(first.api, first.id, { code: 'amf', seen: 0 })
  const second = await changeDentist(first, baseURL)
  await enter(second.api, second.id, { code: 'cof', seen: 0 })
  await session.enter(second.email, `/doctor/idental/start-practice?visit=${second.id}`)
  const conflicts = page.getByRole('region', { name: '1 contradiction to decide' })
  await expect(conflicts.getByRole('group', { name: '46: who is right?' })).toBeVisible()

  await practice.line.fill('36 o c')
  await page.getByRole('button', { name: 'Compare with an earlier visit' }).click()
  await expect(differences(page).getByRole('listitem')).toHaveText(/^46new: Composite/)
  await page.keyboard.press('Escape')
  await expect(differences(page)).toHaveCount(0)
  await expect(practice.line).toHaveValue('36 o c')

  await conflicts.getByRole('button', { name: /^This one holds: Composite/ }).press('Enter')
  await page.keyboard.type('Bayangan pada foto')
  await page.keyboard.press('Enter')
  await expect(conflicts).toHaveCount(0)
  await practice.seeEverythingSent()
  await practice.seeFinding(/^46, Occlusal: Composite filling$/)
  const { findings } = await unwrap(
    second.api.GET('/api/patient/{id}/odontogram', { params: { path: { id: first.patient.id } } }),
  )
  expect(findings.map(({ mode, reason }) => [mode, reason])).toEqual([
    ['found', null],
    ['found', null],
    ['error', 'Bayangan pada foto'],
  ])
  await page.reload()
  await practice.seeFinding(/^46, Occlusal: Composite filling$/)
})
