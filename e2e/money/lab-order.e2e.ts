import { addDays, clinicTime } from '@clinic/core/time'
import { apiOf, createService, newKey, newToken, unwrap } from '../models/clinic-api'
import { newVisitor } from '../models/registration.model'
import { test } from '../models/test'
import { treat } from '../models/visit.model'

test('a crown is ordered, sent and received, and what it costs is deducted from what the dentist earns', async ({
  baseURL,
  session,
  feeShare,
  labOrder,
}) => {
  const origin = baseURL ?? ''
  const name = `Lab${newVisitor('').nik.slice(-8)}`
  const api = apiOf(origin, await newToken(origin, 'manager@demo.test'))
  const service = await createService(api, { name: `Mahkota ${name}`, icd9cm: '23.41', price: 450_000 })
  const laboratory = await unwrap(
    api.POST('/api/supplier', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: {
        name: `Laboratorium ${name}`,
        kind: 'laboratory',
        contact_person: '',
        phone: '',
        email: '',
        address: '',
        terms_days: 14,
        note: '',
        status: 'active',
      },
    }),
  )
  await session.enter('manager@demo.test')
  await feeShare.addRule(service.name, '40')
  const { patient } = await treat(name, origin, [service])
  const { rows } = await unwrap(api.GET('/api/invoice', { params: { query: { search: name } } }))
  const [draft] = rows
  if (!draft) throw new Error('The treatment has drafted no invoice')
  const { id, version } = draft
  const invoice = await unwrap(
    api.POST('/api/invoice/{id}/issue', { params: { path: { id } }, body: { due_on: null, version } }),
  )
  const dentist = invoice.lines[0]?.doctor_name ?? ''

  const due_on = addDays(clinicTime(Date.now(), 'Asia/Jakarta').date, 7)
  await labOrder.order({ patient, procedure: service.name, laboratory: laboratory.name, cost: '100000', due_on })
  await labOrder.send()
  await labOrder.receive('150000')
  await labOrder.seeInList(laboratory.name, 'Received')

  await feeShare.openMonth()
  await feeShare.openStatement(dentist)
  await feeShare.seeLine(service.name, /Lab Rp\s*150,000/)
  await feeShare.seeLine(service.name, /120,000/)
})
