import type { Schema } from '@clinic/api'
import { productCategories } from '@clinic/core/product'
import { valuesOf } from '@clinic/core/values'
import { afterAll, expect, it } from 'vitest'
import { startTestServer } from '../../testing/harness'
import { provesSearch } from '../../testing/master-search'
import { openClinic } from '../../testing/open-clinic'

const form = (name: string, more: Partial<Schema<'ConsentFormInput'>> = {}): Schema<'ConsentFormInput'> => ({
  name,
  category: 'oral_surgery',
  procedure: 'Gigi dicabut dengan bius lokal.',
  purpose: '',
  risks: 'Perdarahan',
  alternatives: '',
  prognosis: '',
  procedure_en: 'The tooth is taken out under local anaesthesia.',
  purpose_en: '',
  risks_en: 'Bleeding',
  alternatives_en: '',
  prognosis_en: '',
  status: 'active',
  ...more,
})

await provesSearch('ConsentForm', (name) => form(name))

const server = await startTestServer()
afterAll(() => server.close())

it('a form is of each category that services have, found by it, and of no other', async () => {
  const { token } = await openClinic(server)
  const add = (name: string, category: Schema<'ProductCategory'>) =>
    server.call('createConsentForm', { token, body: form(name, { category }) })
  for (const category of valuesOf(productCategories)) expect((await add(category, category)).status).toBe(201)
  const { body } = await server.call('listConsentForm', { token, query: { category: 'endodontics' } })
  expect(body.data).toMatchObject({ count: 1, rows: [{ name: 'endodontics' }] })
  const stored = server.database
    .updateTable('consent_form')
    .set({ category: 'surgery' as never })
    .execute()
  await expect(stored).rejects.toThrow('consent_form_category')
})
