import { apiOf, createService, newToken, unwrap } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

test('a rule is made, and what is billed stands in the statement of the month, which is not over yet', async ({
  baseURL,
  session,
  feeShare,
}) => {
  const origin = baseURL ?? ''
  const name = `Jasa${newVisitor('').nik.slice(-8)}`
  const api = apiOf(origin, await newToken(origin, 'manager@demo.test'))
  const service = await createService(api, { name: `Tambal ${name}`, icd9cm: '23.2', price: 450_000 })
  await session.enter('manager@demo.test')
  await feeShare.addRule(service.name, '40')

  await treat(name, origin, [service])
  const { rows } = await unwrap(api.GET('/api/invoice', { params: { query: { search: name } } }))
  const [draft] = rows
  if (!draft) throw new Error('The treatment has drafted no invoice')
  const { id, version } = draft
  const invoice = await unwrap(
    api.POST('/api/invoice/{id}/issue', { params: { path: { id } }, body: { due_on: null, version } }),
  )
  const dentist = invoice.lines[0]?.doctor_name ?? ''

  await feeShare.openMonth()
  await feeShare.openStatement(dentist)
  await feeShare.seeLine(service.name, /180,000/)
  await feeShare.seeNoStep()
})
