import { test } from './models/test'

const code = () => `E${String(Date.now()).slice(-9)}`

test('the manager enters a payor, whom the front office looks up @phone', async ({ session, master }) => {
  const payor = master('/clinic/payor')
  const name = `Asuransi Cempaka ${Date.now()}`
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await payor.openNew()
  await payor.type('Name', name)
  await payor.type('Code', 'ASJ')
  await payor.type('NPWP', '01.234')
  await payor.type('From', '01/03/2026')
  await payor.type('Until', '01/02/2026')
  await payor.save()
  await payor.seeProblem('Until', 'Must be after the first day')
  await payor.type('Until', '01/02/2040')
  await payor.save()
  await payor.seeProblem('NPWP', 'An NPWP has 15 or 16 digits')
  await payor.type('NPWP', '01.234.567.8-901.000')
  await payor.save()
  await payor.seeProblem('Code', 'Already used by Asuransi Sentosa Jiwa Open Asuransi Sentosa Jiwa (new tab)')
  await payor.type('Code', code())
  await payor.save()
  await payor.seeSaved(name)
  await session.logout()

  await session.loginAs('frontoffice@demo.test', '/clinic/dashboard')
  await payor.openList()
  await payor.search(name)
  await payor.open(name)
  await payor.seeReadOnly()
  await payor.seeText('012345678901000')
})

test('a contract that has ended is marked in the list and on the page, with a remedy', async ({ session, master }) => {
  const expired = master('/clinic/payor?contract=expired')
  await session.open()
  await session.loginAs('manager@demo.test', '/clinic/dashboard')
  await expired.openList()
  await expired.open('TPA Medika Link')
  await expired.seeText(/The contract ended on/)
  await expired.seeText(/Renew the contract/)
})
